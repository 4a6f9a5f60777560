import { writeFileSync } from 'node:fs';
import { uncalibrated } from '../server/engines/marking/calibration.ts';
import { fitMap } from './marking/fit.ts';
import { kinds } from './marking/labelled.ts';
import { bandsOf, brierOf, outcomesOf } from './marking/measure.ts';
import { languages, remarksIn } from './marking/remarks.ts';
import { labelledSet } from './marking/sets.ts';

// Measures how far the confidences of the rules can be trusted, on answers that they were not fitted to; `--fit` makes the maps anew.

const target = 'server/engines/marking/calibration-maps.ts';

async function fit(): Promise<void> {
  const maps: Record<string, unknown> = {};
  for (const kind of kinds)
    maps[kind] = fitMap(await outcomesOf(labelledSet(kind, 'fit', { size: 2_000, seed: 1 }), uncalibrated));
  const note = '/** Fitted to labelled answers by `npm run measure-marker -- --fit`; nothing here is set by hand. */';
  writeFileSync(target, `${note}\nexport const maps = ${JSON.stringify(maps)} as const;\n`);
  console.log(`已写入 ${target}，请用 npm run format 排版`);
}

async function report(): Promise<void> {
  for (const kind of kinds) {
    const set = labelledSet(kind, 'proof', { size: 500, seed: 7 });
    const [before, after] = [await outcomesOf(set, uncalibrated), await outcomesOf(set)];
    console.log(`${kind}：${after.length} 份，Brier ${brierOf(before).toFixed(3)} → ${brierOf(after).toFixed(3)}`);
    console.table(
      bandsOf(after).map(({ from, count, confidence, right }) => ({
        把握自: from,
        份数: count,
        平均把握: confidence.toFixed(3),
        判对: right.toFixed(3),
      })),
    );
  }
}

function reportRemarks(): void {
  for (const language of languages) {
    const { precision, recall, unfounded, missed } = remarksIn(language);
    console.log(`${language} 作文批注：准确率 ${precision.toFixed(3)}，检出率 ${recall.toFixed(3)}`);
    for (const remark of unfounded) console.log(`  不是错误：${remark}`);
    for (const { kind, text } of missed) console.log(`  没有发现（${kind}）：${text}`);
  }
}

await (process.argv.includes('--fit') ? fit() : report().then(reportRemarks));
