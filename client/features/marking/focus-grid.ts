/** Lets the keys work in the answers of a question again, where they are on screen. */
export const focusGrid = (): void => document.querySelector<HTMLElement>('[data-grid]')?.focus({ preventScroll: true });
