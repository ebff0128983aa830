// The typefaces of Pecunia Olet, loaded with its rules and nowhere else.
import "@fontsource/barlow-condensed/latin-500.css";
import "@fontsource/barlow-condensed/latin-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "@fontsource/diplomata-sc/latin-400.css";
