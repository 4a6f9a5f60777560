import type { FormPage } from './forms/form.ts';
import { centreOf, distanceOf, project } from './geometry.ts';
import { scaleAt, type Placed } from './marks.ts';
import type { Square } from './squares.ts';

/** Millimetres about a page's own marks in which nothing else is taken for one. */
const own = 4;

/**
 * Whether there are marks in a picture that are as large as those of a page that lies so, and are not its own: a hollow one
 * with a filled one, as a second sheet would have. One alone may be written.
 */
export function hasOtherMarks(squares: readonly Square[], { projection }: Placed, page: FormPage): boolean {
  const marks = page.marks.map((mark) => {
    const [centre, scale] = [centreOf(mark), scaleAt(projection, centreOf(mark))];
    const isHollow = mark.corner === 'bottomLeft';
    return { at: project(projection, centre), scale, area: mark.width * mark.height * scale ** 2, isHollow };
  });
  const isLike = (square: Square): boolean =>
    marks.some(({ area, isHollow }) => {
      const expected = isHollow ? area * 0.75 : area;
      return square.isHollow === isHollow && square.area > expected * 0.75 && square.area < expected * 1.35;
    });
  const { code } = page;
  const isOfCode = ({ centre }: Square): boolean =>
    code !== undefined &&
    distanceOf(project(projection, centreOf(code)), centre) <= code.width * scaleAt(projection, centreOf(code));
  const others = squares.filter(
    (square) =>
      isLike(square) &&
      !isOfCode(square) &&
      marks.every(({ at, scale }) => distanceOf(at, square.centre) > own * scale),
  );
  return others.some(({ isHollow }) => isHollow) && others.some(({ isHollow }) => !isHollow);
}
