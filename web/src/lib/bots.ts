import { maybe, t } from "./texts.svelte";

/** The name of a bot. A bot from an extra package has only the name that commands use. */
export const botName = (bot: string): string => maybe(`bot-${bot}`) ?? bot;

/** The name of a bot and what it is like, if there is a text about it. */
export function introduced(bot: string): string {
  const is = maybe(`bot-${bot}-is`);
  return is ? t("web-introduced", { name: botName(bot), is }) : botName(bot);
}
