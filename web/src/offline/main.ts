import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/caudex/latin-400.css";
import "@fontsource/caudex/latin-700.css";
import "../app.css";
import { mount } from "svelte";
import { settings } from "../lib/settings.svelte";
import { load } from "../lib/texts.svelte";
import { filled } from "./filled";
import OfflinePage from "./OfflinePage.svelte";

settings.language = filled.language;
settings.second = "";
await load(filled.language);
mount(OfflinePage, { target: document.getElementById("app")! });
