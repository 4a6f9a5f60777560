/** What stands before a bar that opens: an operator, a relation, an opening bracket, or nothing. */
const operator = /(?:^|[(,;{[=<>+\-~&]|times|div|dot\.op|plus\.minus|minus\.plus|\\|!=|approx|=>)$/;

/** A bar that stands alone; those of `lr(|x|)` are paired already. */
const bar = /(?<=^|[\s(,+-])\|(?=$|[\s),])/g;

const [opening, closing] = ['class("opening", |)', 'class("closing", |)'];

/**
 * Typst's math (without strings) in which upright bars are told apart: `| x |` is a value without its sign, `P (A | B)` a
 * condition. After an operand a bar closes the open one; where none is open, it opens one if that leaves a bar to close it.
 */
export function pairBars(math: string): string {
  const parts = math.split(bar);
  let [open, before, paired] = [0, '', parts[0]!];
  for (const [index, part] of parts.slice(1).entries()) {
    before = parts[index]!.trimEnd() || before;
    const left = parts.length - 1 - index;
    const opens = operator.test(before) || (open === 0 && left % 2 === 0);
    const closes = !opens && open > 0;
    open += opens ? 1 : closes ? -1 : 0;
    paired += (opens ? opening : closes ? closing : '|') + part;
    // A closed value is an operand; after any other bar one is awaited.
    before = closes ? 'x' : '(';
  }
  return paired;
}
