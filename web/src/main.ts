import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/caudex/latin-400.css";
import "@fontsource/caudex/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { pages } from "./lib/pages";
import { route } from "./lib/route.svelte";
import { settings } from "./lib/settings.svelte";
import { isSite } from "./lib/house.svelte";
import { load } from "./lib/texts.svelte";
import { serve } from "./lib/update.svelte";
import { watchNetwork } from "./tab/network";
import { openSite } from "./tab/open";

const { now } = route;
if (isSite()) await openSite();
else await watchNetwork("table" in now ? now.table : "");

// Texts and page load at the same time: the first view waits for the slower of them, not for one after the other.
await Promise.all([load(settings.language), pages[route.now.page]()]);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) serve();
