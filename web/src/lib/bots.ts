import { maybe, t } from "./texts.svelte";

/** What a bot is called. One that a package has brought has only the name by which commands know it. */
export const botName = (bot: string): string => maybe(`bot-${bot}`) ?? bot;

/** Its name and what it is like, where somebody has said so. */
export function introduced(bot: string): string {
  const is = maybe(`bot-${bot}-is`);
  return is ? t("web-introduced", { name: botName(bot), is }) : botName(bot);
}
