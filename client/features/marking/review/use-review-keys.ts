import { useShortcuts } from '../../../components/shortcuts.ts';
import { isScoreKey, pointOfLetter, reviewKeys } from '../keys.ts';
import { isArrow } from './moves.ts';
import type { Review } from './use-review.ts';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, summary, [role="switch"]') !== null;

/** The keys of marking by question. */
export function useReviewKeys(review: Review, turn: (direction: 1 | -1) => void): void {
  const letters = lettersOf(review, turn);
  useShortcuts(reviewKeys, (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey) return key.toLowerCase() === 'z' && done(review.undo);
    // Space and Enter press the button that has the focus.
    if (altKey || ((key === ' ' || key === 'Enter') && isControl(target))) return false;
    if (isArrow(key)) return done(() => moveOn(review, () => review.place.move(key)));
    if (isScoreKey(key)) return done(() => review.typed.press(key));
    const action = letters.get(key.toLowerCase());
    if (action) return done(action);
    const point = pointOfLetter(key, review.rubric.length);
    return point >= 0 && done(() => review.togglePoint(point));
  });
}

function done(action: () => unknown): true {
  action();
  return true;
}

/** A score that was typed to its first digit counts for the answer that is left. */
function moveOn({ typed }: Review, move: () => void): void {
  typed.commit();
  move();
}

function lettersOf(review: Review, turn: (direction: 1 | -1) => void): Map<string, () => unknown> {
  const { place, typed, data } = review;
  const toggleGroup = () => {
    const group = place.current && place.groupOf(place.current);
    place.chooseGroup(place.isWholeGroup ? undefined : group);
  };
  return new Map<string, () => unknown>([
    ['f', () => review.score(data.full)],
    [' ', review.confirm],
    ['enter', () => typed.commit() || place.advance()],
    ['n', () => moveOn(review, () => place.advance())],
    ['u', review.undo],
    ['g', toggleGroup],
    ['escape', () => cancel(review)],
    ['[', () => turn(-1)],
    [']', () => turn(1)],
  ]);
}

function cancel({ place, typed }: Review): void {
  typed.clear();
  place.chooseGroup(undefined);
}
