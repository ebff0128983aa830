// The hand that writes Pecunia Olet: loaded with its rules, and by nobody else.
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "@fontsource/diplomata-sc/latin-400.css";
