/** Open the log where it is behind a button; elsewhere it gets the focus. */
export function openLog(): void {
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget="talk"]');
  if (button) button.click();
  document.querySelector<HTMLElement>("[data-log]")?.focus();
}
