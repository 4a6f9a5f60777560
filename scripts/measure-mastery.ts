import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../seed/sandbox.ts';
import { Sqlite } from '../server/database/sqlite.mjs';
import { partOf, readAnswers, type Answered } from './mastery/answers.ts';
import * as compare from './mastery/compare.ts';
import { areaUnder, logLoss } from './mastery/measures.ts';

// Which model of what a student knows predicts the next answer best, on students that it was not fitted to; `--fit` keeps the
// weights of performance factors, which the server uses, fitted to the same four fifths.

const target = 'server/engines/mastery/fitted.ts';
const world = { size: 'demo', seed: 7, now: '2026-10-15 09:00:00' } as const;

function answersOfWorld(): Answered[] {
  const folder = mkdtempSync(join(tmpdir(), 'mastery-'));
  try {
    createSandbox(folder, 'main', { ...world, reset: false });
    const sqlite = new Sqlite(join(folder, 'main.sqlite'), { readonly: true });
    const found = readAnswers(sqlite);
    sqlite.close();
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rounded = (values: readonly number[]): number[] => values.map((one) => Number(one.toFixed(4)));

const answers = answersOfWorld();
const fitted = answers.filter(({ studentId }) => partOf(studentId) > 0);
const heldOut = answers.filter(({ studentId }) => partOf(studentId) === 0);
const weights = rounded(compare.fitPerformance(fitted));
const tracings = compare.fitTracings(fitted);

const models = {
  只看以往正确率: compare.runningShare(),
  只看题目难度: compare.difficultyOnly(),
  知识追踪: compare.tracing(tracings),
  表现因素: compare.performance(weights),
};
const students = new Set(heldOut.map(({ studentId }) => studentId)).size;
console.log(`用 ${fitted.length} 个作答拟合，在另外 ${students} 名学生的 ${heldOut.length} 个作答上比较：`);
console.table(
  Object.entries(models).map(([model, predictor]) => {
    const predicted = compare.predictedBy(heldOut, predictor);
    return { 模型: model, AUC: areaUnder(predicted).toFixed(4), 对数损失: logLoss(predicted).toFixed(4) };
  }),
);
console.log(`表现因素的权重：${weights.join('、')}`);
console.log('知识追踪的共同参数：', tracings.common);

if (process.argv.includes('--fit')) {
  const facility = fitted.reduce((sum, one) => sum + one.facility, 0) / fitted.length;
  const note = `/** Fitted by \`npm run measure-mastery -- --fit\` to the answers of four in five students of the seeded world (${world.size}, seed ${world.seed}, ${world.now.slice(0, 10)}): ${fitted.length} answers; nothing here is set by hand. */`;
  const content = { weights, typicalFacility: Number(facility.toFixed(4)) };
  writeFileSync(target, `${note}\nexport const fitted = ${JSON.stringify(content)} as const;\n`);
  console.log(`已写入 ${target}，请用 npm run format 排版`);
}
