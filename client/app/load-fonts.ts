function whenIdle(task: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, 1_000);
}

/** Loads the packaged Chinese font once the page is there; without it the system's fonts do. */
export const loadFonts = (): void => whenIdle(() => void import('./fonts.ts').catch(() => undefined));
