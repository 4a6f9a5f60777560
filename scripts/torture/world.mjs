import { join } from 'node:path';
import { runNode } from '../lib/run.mjs';
import { Broken } from './ledger.mjs';

/** The school of the small world that is tortured, who runs it, and a teacher with documents. */
export const school = { id: '1002', gradeId: '7', admin: 'school-admin' };
export const teacher = { id: '9001', account: 'teacher' };

/** Work of the teacher whose scores are published in the seeded world. */
export const publishedWork = '90014003';

/** Begins the numbers of students and the names of classes and documents that no seeded one has. */
export const mark = 'TT';

/** The files of a folder of data. @param {string} dataDir */
export const filesOf = (dataDir) => ({
  database: join(dataDir, 'main.sqlite'),
  documents: join(dataDir, 'main.files'),
});

/** Seeds the small world. @param {string} dataDir */
export async function seedWorld(dataDir) {
  const args = ['dist/server/seed.js', '--size', 'small', '--seed', '7'];
  const { code, output } = await runNode(args, { capture: true, env: { DATA_DIR: dataDir } });
  if (code !== 0) throw new Broken(`生成数据失败：${output}`);
}
