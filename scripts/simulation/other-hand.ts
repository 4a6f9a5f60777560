import type { Dice } from '../../server/engines/simulation/dice.ts';
import type { Box } from '../../server/engines/simulation/lettering.ts';
import type { Gray } from '../../server/engines/simulation/warp.ts';

/** How a box is filled in by another hand than the maker's: pixel by pixel, without strokes. */
export type OtherHabit = 'ellipse' | 'hatched' | 'mottled';

/** Fills a box of a flat page in place. */
export function fillOtherwise({ pixels, width }: Gray, box: Box, habit: OtherHabit, dice: Dice): void {
  const shade = dice.between(20, 95);
  const [middleX, middleY] = [box.x + box.width / 2 + dice.about(1), box.y + box.height / 2 + dice.about(1)];
  const [halfX, halfY] = [(box.width / 2) * dice.between(0.82, 1.08), (box.height / 2) * dice.between(0.82, 1.12)];
  const pitch = dice.between(2.6, 3.6);
  for (let y = Math.floor(middleY - halfY); y <= middleY + halfY; y++) {
    for (let x = Math.floor(middleX - halfX); x <= middleX + halfX; x++) {
      const [across, down] = [(x + 0.5 - middleX) / halfX, (y + 0.5 - middleY) / halfY];
      const isIn = habit === 'ellipse' ? across ** 4 + down ** 4 < 1 : Math.abs(across) < 1 && Math.abs(down) < 1;
      const isInk =
        habit === 'hatched'
          ? (((x + y) % pitch) + pitch) % pitch < pitch * 0.62
          : habit !== 'mottled' || dice.chance(0.8);
      const at = y * width + x;
      if (isIn && isInk) pixels[at] = Math.min(pixels[at]!, shade + dice.about(12));
    }
  }
}
