const tones = {
  excellent: '#2f9e44',
  fine: '#2f9e44',
  good: '#12b5a5',
  pass: '#f2a900',
  fair: '#f2a900',
  weak: '#e8690b',
  fail: '#d6334a',
  bad: '#d6334a',
};

/** Fixed meanings of colours: bands of scores, and how good a rate is; "" has none. */
export type Tone = keyof typeof tones | '';

/** Colours that the colour-blind can tell apart; past them they come again. */
const palette = ['#4059c9', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#7a7a7a', '#b8a800'] as const;

export const paletteSize = palette.length;

/** The colour of a series by its place; a fixed meaning overrules it. */
export const colourOf = (series: number, tone: Tone = ''): string =>
  tone === '' ? palette[series % paletteSize]! : tones[tone];
