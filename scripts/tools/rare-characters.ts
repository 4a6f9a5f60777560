import type { Plugin } from 'vite';

const styles = /@chinese-fonts\/lxgwwenkai\/.*\.css$/;

/** First and last of the characters that the font of the screen leaves out: extension A, and what lies beyond 16 bits. */
const rare = [
  [0x3400, 0x4dbf],
  [0x20000, 0x3ffff],
] as const;

/** Leaves of a font's parts those with rare characters, for these alone: the build carries no others. */
export const rareCharacters: Plugin = {
  name: 'rare-characters',
  enforce: 'pre',
  transform(code, id) {
    if (!styles.test(id)) return undefined;
    const faces = [...code.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => withRareOnly(face));
    return { code: faces.join('\n'), map: null };
  },
};

function withRareOnly(face: string): string[] {
  const [declaration, list = ''] = /unicode-range:\s*([^;}]+)/.exec(face) ?? [];
  const ranges = list.split(',').filter(isRare);
  return declaration === undefined || ranges.length === 0
    ? []
    : [face.replace(declaration, `unicode-range:${ranges.join(',')}`)];
}

function isRare(range: string): boolean {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return rare.some(([from, to]) => first <= to && last >= from);
}
