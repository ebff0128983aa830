import "./seat-lines.css";

/** Players' lines in charts differ by dashes as well as by colours: `stroke-dasharray` by seat. */
export const DASHES = ["", "9 4", "2 4", "11 3 2 3", "16 4", "5 3 1 3"];
