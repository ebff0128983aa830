import { maybe, t } from "../lib/texts.svelte";
import type { Setting } from "../messages";

const SECONDS = 60;
const SWITCHES = { dark_red: "setting-dark-red", open_draft: "setting-open-draft", open_money: "web-open-money" } as const;

/** How a table is set, as far as it is not what everybody expects: a line for each thing. */
export function settingWords(setting: Setting): string[] {
  const { options = {}, pace } = setting;
  const lines: string[] = [];
  if (options.edition) lines.push(t(`edition-${options.edition}`));
  if (options.modules?.length) lines.push(`${t("web-modules")}: ${options.modules.map((module) => t(`module-${module}`)).join(", ")}`);
  for (const [option, key] of Object.entries(SWITCHES)) if (options[option as keyof typeof SWITCHES]) lines.push(t(key));
  if (options.tie === "replay") lines.push(t("web-tie-replay"));
  if (options.target) lines.push(`${t("setting-target")}: ${options.target}`);
  for (const [rule, value] of Object.entries(options.house ?? {})) {
    lines.push(`${t(`house-${rule}`)}: ${maybe(`house-${rule}-${value}`) ?? value}`);
  }
  if (setting.values) lines.push(t("web-values"));
  const limit = pace?.limit ?? 2 * SECONDS;
  lines.push(pace?.kind === "days" ? t("web-pace-days", { limit }) : t("web-pace-live", { limit: Math.ceil(limit / SECONDS) }));
  return lines;
}
