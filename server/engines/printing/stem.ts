// Stems as papers set them: questions within a question each on a line of their own, with marks that add up.

/** Marks that a stem gives to a part of its own: （5 分）. */
const marks = /（\s*(\d+(?:\.\d+)?)\s*分\s*）/g;

/** A stem without marks of its own where they do not add up to what the question is worth here, or say the same once more. */
export function withOwnMarks(stem: string, score: number): string {
  const own = [...stem.matchAll(marks)].map(([, number]) => Number(number));
  const total = own.reduce((sum, one) => sum + one, 0);
  return own.length === 0 || (own.length > 1 && total === score) ? stem : stem.replace(marks, '');
}

/** The number of a question within a question, after the end of a sentence. */
const step = /(?<=^|[。？！；：:;]|分）)[ 　]*(?=（(\d)）)/g;

/** A stem whose questions, （1）, （2） and so on, begin lines, where they are sentences one after another. */
export function withSteps(stem: string): string {
  if (stem.includes('\n')) return stem;
  const numbers = [...stem.matchAll(step)].map(([, number]) => Number(number));
  const isRow = numbers.length > 1 && numbers.every((number, index) => number === index + 1);
  return isRow ? stem.replace(step, '\n').trimStart() : stem;
}
