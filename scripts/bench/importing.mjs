import { performance } from 'node:perf_hooks';
import { Sqlite } from '../../server/database/sqlite.mjs';
import * as XLSX from '@e965/xlsx';
import { Stop } from '../lib/command.mjs';
import { alternate, figure } from './ratios.mjs';
import { signIn, withBoth } from './servers.mjs';
import { largeSchool } from './world.mjs';

const rowCount = 5_000;
const timeLimit = 60_000;
const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];
const inSchool = `select g.name, c.name from school_classes c join grades g on g.id = c.grade_id
  where c.school_id = ? and c.status = 0 and c.is_deleted = 0 order by c.id`;

/** Grade and name of every class of the large school. @param {string} databaseFile */
export function classesIn(databaseFile) {
  const sqlite = new Sqlite(databaseFile, { readonly: true });
  const found = /** @type {[string, string][]} */ (sqlite.prepare(inSchool).raw().all(largeSchool.id));
  sqlite.close();
  return found;
}

/**
 * A list of students that nobody has yet; each round needs one of its own.
 * @param {[string, string][]} classes @param {number} round @param {number} [count]
 */
export function workbook(classes, round, count = rowCount) {
  const rows = Array.from({ length: count }, (_, index) => {
    const [grade, name] = classes[index % classes.length] ?? [];
    const number = `9${round * count + index + 10_000_000}`;
    const phone = `138${String(index).padStart(8, '0')}`;
    return [`新生${index}`, number, index % 2 ? '男' : '女', grade, name, `家长${index}`, phone];
  });
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([header, ...rows]), '学生');
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'biff8' }));
}

/** @param {string} address @param {RequestInit} request */
async function post(address, request) {
  const answer = await fetch(address, { ...request, method: 'POST', signal: AbortSignal.timeout(timeLimit) });
  return answer.json();
}

/**
 * Milliseconds from sending the list to be checked until it is committed, as the import dialog does it.
 * @param {string} address @param {Record<string, string>} headers @param {Uint8Array<ArrayBuffer>} bytes
 */
async function importInto(address, headers, bytes) {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'list.xls');
  const start = performance.now();
  const preview = await post(`${address}/api/vesta/student/previewImport?schoolId=${largeSchool.id}`, {
    headers,
    body,
  });
  const imported = await post(`${address}/api/vesta/student/importData?schoolId=${largeSchool.id}`, { headers, body });
  const milliseconds = performance.now() - start;
  if (preview.data?.valid === rowCount && imported.data?.imported === rowCount) return milliseconds;
  throw new Stop(`导入没有完成：${imported.msg}`);
}

/** Milliseconds for the same by the libraries alone. @param {string} address @param {Uint8Array<ArrayBuffer>} body */
async function insertInto(address, body) {
  const headers = { 'content-type': 'application/octet-stream' };
  const { milliseconds } = await post(`${address}/import?schoolId=${largeSchool.id}`, { headers, body });
  if (typeof milliseconds !== 'number') throw new Stop('基线导入失败');
  return milliseconds;
}

const named = { name: 'import', title: '导入 5,000 行，预检到提交' };

export const importRow = {
  ...named,
  /** @param {import('./bench.mjs').Bench} bench */
  run: (bench) =>
    withBoth(bench, async (ours, bare) => {
      const headers = await signIn(ours.address, largeSchool);
      const classes = classesIn((await bench.world()).bareFile);
      const lists = Array.from({ length: bench.rounds + 1 }, (_, round) => workbook(classes, round));
      const measured = await alternate(
        bench.rounds,
        (round) => importInto(ours.address, headers, lists[round] ?? new Uint8Array()),
        (round) => insertInto(bare.address, lists[round] ?? new Uint8Array()),
      );
      const baselineIs = 'SheetJS 读一次，better-sqlite3 一个事务写入';
      return [figure({ ...named, unit: '毫秒', aim: { better: 'lower', ratio: 1.5 }, baselineIs, ...measured })];
    }),
};
