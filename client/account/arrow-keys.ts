import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Lets the arrow keys move the focus among the buttons of an element to the nearest one in their direction. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const from = document.activeElement;
  if (!step || !from || !event.currentTarget.contains(from)) return;
  const origin = middleOf(from);
  let nearest: { button: HTMLElement; distance: number } | undefined;
  for (const button of event.currentTarget.querySelectorAll('button')) {
    const { x, y } = middleOf(button);
    const [ahead, aside] =
      step[0] === 0 ? [(y - origin.y) * step[1], x - origin.x] : [(x - origin.x) * step[0], y - origin.y];
    // What lies aside is further away than what lies ahead: columns and rows are followed.
    const distance = ahead + 4 * Math.abs(aside);
    if (ahead > 1 && (!nearest || distance < nearest.distance)) nearest = { button, distance };
  }
  event.preventDefault();
  nearest?.button.focus();
}
