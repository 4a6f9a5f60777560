import { say } from '../lib/print.mjs';
import { medianOf, reaches } from './ratios.mjs';

/** @typedef {import('./ratios.mjs').Figure} Figure */

const wide = /[\u2e80-\u9fff\uff00-\uff60]/g;

/** Chinese characters take two columns of a terminal. @param {string} text @param {number} width */
const padded = (text, width) => text + ' '.repeat(Math.max(0, width - text.length - (text.match(wide)?.length ?? 0)));

/** @param {number} value */
const short = (value) => value.toLocaleString('zh-CN', { maximumSignificantDigits: value < 1000 ? 3 : 4 });

/** @param {number} ratio */
const times = (ratio) => `${ratio.toFixed(2)}×`;

/** @param {Figure} figure */
const cells = (figure) => {
  const { title, unit, ours, baseline, median, min, max, aim } = figure;
  return [
    title,
    `${short(medianOf(ours))} ${unit}`,
    `${short(medianOf(baseline))} ${unit}`,
    times(median),
    `${times(min)}–${times(max)}`,
    `${aim.better === 'higher' ? '≥' : '≤'} ${aim.ratio}×${reaches(figure) ? '' : '  未达到'}`,
  ];
};

const widths = [30, 16, 16, 9, 18, 0];

/** Prints a table of figures, medians of all rounds; a ratio is ours divided by the baseline. @param {Figure[]} figures */
export function printFigures(figures) {
  const lines = [['项目', '本产品', '基线', '比值', '最小–最大', '目标'], ...figures.map(cells)];
  for (const line of lines) say(line.map((cell, index) => padded(cell, widths[index] ?? 0)).join(''));
}
