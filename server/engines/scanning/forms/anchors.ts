import type { Point } from '../geometry.ts';
import { isPageLike, type MarkPoints } from '../marks.ts';
import type { GrayPicture } from '../picture.ts';
import type { FormPage } from './form.ts';
import { findMarkPictures } from './mark-pictures.ts';
import { findPaper } from './paper-edge.ts';

/**
 * Where the corners of a page may be whose marks do not tell which way it lies: upright first, then turned once, twice and
 * three times clockwise. Empty where they are not seen.
 */
export function cornersSeen(picture: GrayPicture, { anchor }: FormPage, mark: GrayPicture | undefined): MarkPoints[] {
  const around = anchor === 'edge' ? findPaper(picture) : mark && findMarkPictures(picture, mark);
  if (!around) return [];
  const turned = (by: number): Point => around[by % 4]!;
  return [0, 1, 2, 3]
    .map((by): MarkPoints => [turned(by), turned(by + 1), turned(by + 3), turned(by + 2)])
    .filter((points) => isPageLike(points, picture.width * picture.height));
}
