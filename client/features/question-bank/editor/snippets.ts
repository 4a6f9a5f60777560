/** Something to insert into a text; `|` stands for where typing goes on, and for what was selected. */
export interface Snippet {
  /** On its button. */
  label: string;
  /** What it inserts, for those who can't see the button's sign. */
  name: string;
  text: string;
  /** Belongs into a formula. */
  isMath?: boolean;
}

/** What the buttons above the fields insert. */
export const snippets: readonly Snippet[] = [
  { label: '填空', name: '填空', text: '____|' },
  { label: '公式', name: '公式', text: '$|$' },
  { label: '加点', name: '着重号', text: '{.|}' },
  { label: '横线', name: '横线', text: '{_|}' },
  { label: '波浪线', name: '波浪线', text: '{~|}' },
  { label: 'a⁄b', name: '分数', text: '\\frac{|}{}', isMath: true },
  { label: '√', name: '根号', text: '\\sqrt{|}', isMath: true },
  { label: 'xⁿ', name: '上标', text: '^{|}', isMath: true },
  { label: 'xₙ', name: '下标', text: '_{|}', isMath: true },
  { label: '×', name: '乘号', text: '\\times |', isMath: true },
  { label: '÷', name: '除号', text: '\\div |', isMath: true },
  { label: '±', name: '正负号', text: '\\pm |', isMath: true },
  { label: '≤', name: '小于等于', text: '\\le |', isMath: true },
  { label: '≥', name: '大于等于', text: '\\ge |', isMath: true },
  { label: '≠', name: '不等于', text: '\\ne |', isMath: true },
  { label: '∠', name: '角', text: '\\angle |', isMath: true },
  { label: '△', name: '三角形', text: '\\triangle |', isMath: true },
  { label: '°', name: '度', text: '^\\circ|', isMath: true },
  { label: 'π', name: '圆周率', text: '\\pi |', isMath: true },
];

/** Whether a place in a text is within a formula: after an odd number of dollar signs of its line. */
function isInFormula(text: string, position: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1, position);
  return line.split('$').length % 2 === 0;
}

/** A text after something was inserted in the place of a selection, and where typing goes on. */
export function withSnippet(
  text: string,
  { from, to }: { from: number; to: number },
  { text: inserted, isMath = false }: Snippet,
): { text: string; caret: number } {
  const whole = isMath && !isInFormula(text, from) ? `$${inserted}$` : inserted;
  const [before = '', after = ''] = whole.split('|');
  const selected = text.slice(from, to);
  return {
    text: text.slice(0, from) + before + selected + after + text.slice(to),
    caret: from + before.length + selected.length,
  };
}
