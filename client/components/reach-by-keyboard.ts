/** What scrolls and holds nothing to focus must itself be reached, or keys could not scroll it. For the `ref` of what scrolls. */
export function reachByKeyboard(region: HTMLElement | null): void {
  if (!region) return;
  const scrolls = region.scrollHeight > region.clientHeight || region.scrollWidth > region.clientWidth;
  if (scrolls && !region.querySelector('button, input, a')) region.tabIndex = 0;
  else region.removeAttribute('tabindex');
}
