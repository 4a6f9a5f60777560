import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { bend, type Bend } from '../../server/engines/simulation/bend.ts';
import { levels } from '../../server/engines/simulation/damage.ts';
import { Dice } from '../../server/engines/simulation/dice.ts';
import { distort } from '../../server/engines/simulation/distort.ts';
import { handOf } from '../../server/engines/simulation/hand.ts';
import { mark, type BubbleState } from '../../server/engines/simulation/pencil.ts';
import { grayOf } from '../../server/engines/simulation/printed-pages.ts';
import { pixelsPerMm } from '../../server/engines/simulation/tasks.ts';
import type { Gray } from '../../server/engines/simulation/warp.ts';
import type { GrayPicture } from '../../server/engines/scanning/picture.ts';
import type { HardForm } from './hard-forms.ts';
import { fillOtherwise, type OtherHabit } from './other-hand.ts';
import { throughTone, tones, type Tone } from './tone.ts';

/** What people do on a whole page beside filling boxes in. */
export const oddities = ['none', 'circled', 'ticked', 'dotted', 'faint', 'struck', 'erased', 'empty'] as const;
export type Oddity = (typeof oddities)[number];

/** How a page came into its picture. */
export interface Scene {
  oddity: Oddity;
  hand: 'maker' | OtherHabit;
  /** Millimetres that the paper rises; 0 is flat. */
  bulge: number;
  isPhone: boolean;
  tone: Tone;
  /** Another sheet lies in the picture too. */
  isDouble: boolean;
}

/** A picture of a page, with what was meant on it. */
export interface HardPage {
  form: HardForm;
  scene: Scene;
  picture: GrayPicture;
  /** Letters by question. */
  meant: ReadonlyMap<string, string>;
  studentNo: string;
}

/** Draws how a page is made by lot: half are plain, the others have something to them. */
function sceneOf(dice: Dice): Scene {
  const isPlain = dice.chance(0.5);
  const isBent = dice.chance(0.5);
  return {
    oddity: isPlain ? 'none' : dice.pick(oddities),
    hand: dice.pick(['maker', 'maker', 'ellipse', 'hatched', 'mottled'] as const),
    bulge: isBent ? dice.between(0.5, 10) : 0,
    isPhone: dice.chance(0.4),
    tone: dice.chance(0.7) ? 'plain' : dice.pick(tones),
    isDouble: dice.chance(0.03),
  };
}

const oddStates: Partial<Record<Oddity, BubbleState>> = {
  circled: 'circled',
  ticked: 'ticked',
  dotted: 'dotted',
  faint: 'faint',
};

type Box = { x: number; y: number; width: number; height: number };

const inPixels = ({ x, y, width, height }: Box): Box => ({
  x: x * pixelsPerMm,
  y: y * pixelsPerMm,
  width: width * pixelsPerMm,
  height: height * pixelsPerMm,
});

/** What is meant in each question: one letter, or one to three. */
function answersOf({ page, multiple }: HardForm, { oddity }: Scene, dice: Dice): Map<string, string> {
  const options = new Map<string, string[]>();
  for (const region of page.regions) {
    if (region.kind === 'bubble')
      options.set(region.questionId, [...(options.get(region.questionId) ?? []), region.option]);
  }
  return new Map(
    [...options].map(([id, letters]) => {
      const isLeft = oddity === 'empty' || dice.chance(0.02);
      const count = isLeft ? 0 : multiple.has(id) ? 1 + dice.below(3) : 1;
      return [id, dice.some(letters, count).join('')];
    }),
  );
}

/** The page as somebody hands it in. */
function filledPage(
  form: HardForm,
  scene: Scene,
  meant: ReadonlyMap<string, string>,
  studentNo: string,
  dice: Dice,
): Gray {
  const { width, height, canvas } = form.paper;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(canvas, 0, 0);
  const pencil = { context, hand: handOf(dice), dice };
  const later: Box[] = [];
  const fill = (box: Box): void => {
    if (scene.hand === 'maker') mark(pencil, box, 'filled');
    else later.push(box);
  };
  const struck = new Map<string, string>();
  for (const region of form.page.regions) {
    if (region.kind === 'digit' && studentNo[region.position - 1] === String(region.digit) && scene.oddity !== 'empty')
      fill(inPixels(region));
    if (region.kind !== 'bubble') continue;
    const { questionId, option } = region;
    const isMeant = meant.get(questionId)!.includes(option);
    const odd = oddStates[scene.oddity];
    if (isMeant && odd) mark(pencil, inPixels(region), odd);
    else if (isMeant) fill(inPixels(region));
    else if ((scene.oddity === 'struck' || scene.oddity === 'erased') && !struck.has(questionId) && dice.chance(0.12)) {
      struck.set(questionId, option);
      mark(pencil, inPixels(region), scene.oddity);
    }
  }
  const gray = grayOf({ ...form.paper, context });
  for (const box of later) fillOtherwise(gray, box, scene.hand as OtherHabit, dice);
  return gray;
}

function bendOf({ bulge, isPhone }: Scene, dice: Dice): Bend {
  return {
    direction: dice.pick([0, 90]) + dice.about(25),
    shape: dice.pick(['arch', 'wave', 'ridge', 'curl'] as const),
    height: bulge,
    distance: isPhone ? dice.between(280, 500) : dice.between(600, 1500),
    eye: [dice.about(60), dice.about(90)],
    place: dice.about(0.8),
    shade: dice.about(0.6),
  };
}

/** Two sheets beside each other, or one that covers a part of the other. */
function beside(one: Gray, other: Gray, dice: Dice): Gray {
  const isCovered = dice.chance(0.5);
  const width = isCovered ? one.width : one.width + other.width;
  const pixels = new Uint8Array(width * one.height).fill(235);
  const left = isCovered ? Math.round(one.width * dice.between(0.25, 0.75)) : one.width;
  for (let y = 0; y < one.height; y++) {
    pixels.set(one.pixels.subarray(y * one.width, (y + 1) * one.width), y * width);
    if (y >= other.height) continue;
    const wide = Math.min(other.width, width - left);
    pixels.set(other.pixels.subarray(y * other.width, y * other.width + wide), y * width + left);
  }
  return { width, height: one.height, pixels };
}

const number = (dice: Dice): string => Array.from({ length: 8 }, () => dice.below(10)).join('');

/** Makes one page; the same seed and index give the same bytes. */
export async function makeHardPage(
  forms: readonly HardForm[],
  seed: number,
  index: number,
  fixed: Partial<Scene> = {},
): Promise<HardPage> {
  const dice = new Dice(seed, index, 'hard');
  const scene = { ...sceneOf(dice), ...fixed };
  const form = dice.pick(forms);
  const meant = answersOf(form, scene, dice);
  const studentNo = number(dice);
  let page = filledPage(form, scene, meant, studentNo, dice);
  if (scene.isDouble) {
    const otherAnswers = answersOf(form, scene, dice);
    page = beside(page, filledPage(form, scene, otherAnswers, number(dice), dice), dice);
  }
  if (scene.bulge > 0) page = bend(page, bendOf(scene, dice), pixelsPerMm);
  const damage = scene.isPhone
    ? { ...levels.bad, perspective: 0.02, shading: 0.45, skew: 6, turned: 0.05 }
    : { ...levels.usual, skew: 3, perspective: 0.002 };
  const { picture } = distort(page, damage, dice);
  const toned = throughTone(picture, scene.tone);
  return { form, scene, meant, studentNo, picture: await throughJpeg(toned, scene.isPhone ? 55 : 70) };
}

async function throughJpeg({ width, height, pixels }: Gray, quality: number): Promise<GrayPicture> {
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();
  const data = await sharp(jpeg).toColourspace('b-w').raw().toBuffer();
  return { width, height, data: new Uint8Array(data) };
}
