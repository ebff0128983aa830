import { maybe, t } from "../lib/texts.svelte";
import type { TableSetting } from "../messages";

const SECONDS = 60;
const SWITCHES = {
  dark_red: "setting-dark-red",
  open_draft: "setting-open-draft",
  open_money: "web-open-money",
} as const;

/** One or more settings of a table, with their places in the rules. */
export interface Line {
  text: string;
  places: { anchor: string; name: string }[];
}

/** The settings of a table that are not the usual ones: a line for each. */
export function settingLines(setting: TableSetting): Line[] {
  const { options = {}, pace } = setting;
  const found: Line[] = [];
  const say = (text: string) => found.push({ text, places: [] });
  if (options.edition) say(t(`edition-${options.edition}`));
  if (options.modules?.length) {
    const places = options.modules.map((module) => ({ anchor: `module-${module}`, name: t(`module-${module}`) }));
    found.push({ text: `${t("web-modules")}: `, places });
  }
  for (const [option, key] of Object.entries(SWITCHES)) if (options[option as keyof typeof SWITCHES]) say(t(key));
  if (options.tie === "replay") say(t("web-tie-replay"));
  if (options.target) say(`${t("setting-target")}: ${options.target}`);
  for (const [rule, value] of Object.entries(options.house ?? {})) {
    found.push({
      text: "",
      places: [{ anchor: `house-${rule}`, name: `${t(`house-${rule}`)}: ${maybe(`house-${rule}-${value}`) ?? value}` }],
    });
  }
  if (setting.values_size) say(t("web-values"));
  const limit = pace?.limit ?? 2 * SECONDS;
  say(
    pace?.kind === "days" ? t("web-pace-days", { limit }) : t("web-pace-live", { limit: Math.ceil(limit / SECONDS) }),
  );
  return found;
}
