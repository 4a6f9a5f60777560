const array = /\\begin\{array\}\{([^}]*)\}(.*?)\\end\{array\}/gs;
const firstRule = /^\s*(?:\\hline\s*)+/;
const converted = /mat\(delim: #none, align/g;

/**
 * Arrays with lines between columns and rows are tables; the conversion knows no lines between rows. `plain` is the LaTeX
 * without them, `restore` puts them into what it was converted to.
 */
export function takeRules(tex: string): { plain: string; restore: (typst: string) => string } {
  const rules: string[] = [];
  const plain = tex.replace(array, (_, columns: string, body: string) => {
    const { rows, below } = takeRowRules(body);
    rules.push(augment(below, columnRules(columns)));
    return `\\begin{array}{${columns.replaceAll('|', '')}}${rows.join('\\\\')}\\end{array}`;
  });
  const restore = (typst: string): string => {
    let index = 0;
    return typst.replace(converted, () => `mat(delim: #none, ${rules[index++] ?? ''}align`);
  };
  return { plain, restore };
}

function takeRowRules(body: string): { rows: string[]; below: number[] } {
  const rows: string[] = [];
  const below: number[] = [];
  for (const line of body.split('\\\\')) {
    const row = line.replace(firstRule, '');
    if (row !== line) below.push(rows.length);
    if (row.trim() !== '') rows.push(row);
  }
  return { rows, below };
}

/** After how many columns lines stand. */
function columnRules(columns: string): number[] {
  const letters = [...columns.replaceAll(' ', '')];
  return letters.flatMap((letter, index) =>
    letter === '|' ? [letters.slice(0, index).filter((other) => other !== '|').length] : [],
  );
}

const augment = (rows: number[], columns: number[]): string =>
  rows.length + columns.length === 0
    ? ''
    : `column-gap: #1em, row-gap: #0.6em, augment: #(hline: (${rows.join(', ')},), vline: (${columns.join(', ')},), stroke: 0.5pt), `;
