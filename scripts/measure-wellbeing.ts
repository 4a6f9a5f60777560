import { writeFileSync } from 'node:fs';
import { wellbeingLevels } from '../contracts/constants/wellbeing.ts';
import { fitWeights } from '../server/engines/wellbeing/learned.ts';
import { fittedTexts, heldOutTexts, knownTexts, ordinarySentences, type LabelledText } from './wellbeing/labelled.ts';
import { measure } from './wellbeing/measure.ts';

// Measures what the rules propose for texts of our own writing: those that they were made for, and those that they were not;
// `--fit` makes the weights of characters anew, from the former alone.

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function report(title: string, texts: readonly LabelledText[]): string[] {
  const { confusion, recall, crisisRecall, precision, missed } = measure(texts);
  console.log(`\n${title}：${texts.length} 篇`);
  console.table(
    Object.fromEntries(
      confusion.map((row, level) => [
        `应为${wellbeingLevels[level]}`,
        Object.fromEntries(row.map((count, other) => [`判为${wellbeingLevels[other]}`, count])),
      ]),
    ),
  );
  console.log(`预警和危机：召回 ${percent(recall)}，其中危机 ${percent(crisisRecall)}；精确率 ${percent(precision)}`);
  return missed;
}

const target = 'server/engines/wellbeing/learned-weights.ts';

function fit(): void {
  const weights = fitWeights(fittedTexts());
  const entries = Object.entries(weights).map(([gram, weight]) => `${gram}=${weight}`);
  const note = '/** Fitted to labelled texts by `npm run measure-wellbeing -- --fit`; nothing here is set by hand. */';
  writeFileSync(target, `${note}\nexport const learnedWeights =\n  '${entries.join(' ')}';\n`);
  console.log(`已写入 ${target}：${entries.length} 项`);
}

if (process.argv.includes('--fit')) fit();
else {
  for (const text of report('规则参照过的', knownTexts())) console.log(`  漏判：${text}`);
  // Which of these are missed is not shown: who knows would mend the rules for them, and they would prove nothing any more.
  report('规则没有参照的', heldOutTexts());
  const ordinary = ordinarySentences('proof').map((text) => ({ text, level: 0 as const }));
  const alarms = measure(ordinary).confusion[0]!;
  console.log(
    `\n没有参照的普通句子：${ordinary.length} 句，${alarms.map((count, level) => `${wellbeingLevels[level]} ${count}`).join('，')}`,
  );
}
