/** Codes of a term and those before, oldest first. */
export function termsUpTo(term: string, count: number): string[] {
  const last = Number(term.slice(0, 4)) * 2 + (term.endsWith('02') ? 1 : 0);
  return Array.from({ length: count }, (_, index) => {
    const at = last - count + 1 + index;
    return `${Math.floor(at / 2)}0${(at % 2) + 1}`;
  });
}

/** A term in three characters: the first one is in autumn, the second in the spring of the next calendar year. */
export const termText = (term: string): string => {
  const year = Number(term.slice(2, 4));
  return term.endsWith('02') ? `${String((year + 1) % 100).padStart(2, '0')}春` : `${term.slice(2, 4)}秋`;
};

/** The terms that a code means: of a whole year both. */
export const termsMeant = (term: string): string[] =>
  term.endsWith('03') ? [`${term.slice(0, 4)}01`, `${term.slice(0, 4)}02`] : [term];
