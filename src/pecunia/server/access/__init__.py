"""Who somebody is, where a request comes from, and how often one may ask. Both HTTP and sockets pass here."""
