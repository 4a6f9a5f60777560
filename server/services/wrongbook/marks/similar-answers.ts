/** What answers are grouped and ordered by. */
export interface Groupable {
  isBlank: boolean;
  /** What was read or typed; "" where nobody knows. */
  answer: string;
  /** Fingerprints of its pictures, 16 hex digits each. */
  likenesses: readonly string[];
  /** From 0 to 1; 0 where nothing has been marked. */
  confidence: number;
}

/** In how many of its 64 bits a picture may differ from one that counts as like it. */
const mostBits = 6;

const normal = (answer: string): string => answer.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

function bitsIn(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** A fingerprint as words of 32 bits. */
const wordsOf = (hex: string): number[] => [0, 8].map((at) => Number.parseInt(hex.slice(at, at + 8), 16) | 0);

/** Whether all pictures of two answers look alike; answers without pictures look like none. */
function lookAlike(one: readonly number[][], other: readonly number[][]): boolean {
  if (one.length === 0 || one.length !== other.length) return false;
  return one.every((words, part) => {
    const differing = words.reduce((sum, word, at) => sum + bitsIn(word ^ other[part]![at]!), 0);
    return differing <= mostBits;
  });
}

/** Joins answers step by step: whoever is like one of a group belongs to it (single linkage). */
class Groups {
  private readonly parents: number[];

  constructor(size: number) {
    this.parents = Array.from({ length: size }, (_, index) => index);
  }

  rootOf(index: number): number {
    let root = index;
    while (this.parents[root] !== root) root = this.parents[root]!;
    this.parents[index] = root;
    return root;
  }

  join(one: number, other: number): void {
    const [first, second] = [this.rootOf(one), this.rootOf(other)].sort((a, b) => a - b);
    this.parents[second!] = first!;
  }
}

function linked(answers: readonly Groupable[]): Groups {
  const groups = new Groups(answers.length);
  const prints = answers.map(({ likenesses }) => likenesses.map(wordsOf));
  const texts = answers.map(({ answer }) => normal(answer));
  answers.forEach((one, index) => {
    for (let before = 0; before < index; before++) {
      if (one.isBlank || answers[before]!.isBlank) continue;
      const isSameText = texts[index] !== '' && texts[index] === texts[before];
      if (isSameText || lookAlike(prints[index]!, prints[before]!)) groups.join(index, before);
    }
  });
  return groups;
}

/**
 * Answers in the order in which they are looked through, each with its group: those left empty are group 0, then come groups by
 * their lowest confidence, and within a group the least sure first. Equal answers keep the order in which they came.
 */
export function inGroups<T extends Groupable>(answers: readonly T[]): { answer: T; group: number }[] {
  const groups = linked(answers);
  const lowest = new Map<number, number>();
  answers.forEach(({ isBlank, confidence }, index) => {
    const root = isBlank ? -1 : groups.rootOf(index);
    lowest.set(root, Math.min(confidence, lowest.get(root) ?? 1));
  });
  const order = [...lowest.keys()].filter((root) => root >= 0).sort((a, b) => lowest.get(a)! - lowest.get(b)! || a - b);
  const numbers = new Map(order.map((root, index) => [root, index + 1]));
  return answers
    .map((answer, index) => ({ answer, index, group: answer.isBlank ? 0 : numbers.get(groups.rootOf(index))! }))
    .sort((a, b) => a.group - b.group || a.answer.confidence - b.answer.confidence || a.index - b.index)
    .map(({ answer, group }) => ({ answer, group }));
}
