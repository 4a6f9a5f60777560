import { proxy } from 'valtio';

/** Steps that are gone through on the screens where they are done: where, what is pointed at by its name, and what to do. */
interface Walk {
  title: string;
  steps: readonly { path: string; point: string; text: string }[];
}

/** The guide that is being followed, and at which of its steps; null while none is. */
export const pointing = proxy<{ guide: Walk | null; step: number }>({ guide: null, step: 0 });

/** Begins to follow a guide, or goes on to another of its steps. */
export function follow(guide: Walk, step = 0): void {
  pointing.guide = guide;
  pointing.step = step;
}

/** Leaves the guide. */
export function leaveGuide(): void {
  pointing.guide = null;
}

const candidates = 'button, a, [role="tab"], [role="radio"], h1, h2, label';

const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent).trim();

/** The visible thing on screen that is read as a name: the one that says no more than that, else the first that begins so. */
export function placeOf(name: string, root: ParentNode = document): HTMLElement | undefined {
  const found = [...root.querySelectorAll<HTMLElement>(candidates)].filter(
    (element) => element.offsetParent !== null && !element.closest('[data-guide]'),
  );
  const inside = found.filter((element) => element.closest('main'));
  const named = (elements: readonly HTMLElement[]) =>
    elements.find((element) => nameOf(element) === name) ??
    elements.find((element) => nameOf(element).startsWith(name));
  return named(inside) ?? named(found);
}
