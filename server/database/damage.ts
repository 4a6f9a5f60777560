import { statSync } from 'node:fs';
import { Sqlite } from './sqlite.mjs';

/** The file of a sandbox's database is damaged: it is read and written no more until another stands in its place. */
export class DamagedDatabase extends Error {
  override name = 'DamagedDatabase';

  constructor(
    readonly sandbox: string,
    readonly file: string,
    reason: string,
  ) {
    super(
      `沙箱“${sandbox}”的数据库文件已损坏，已停止使用，文件保持原样：${file}（${reason}）。` +
        `请停止服务，用备份替换该文件并删除同名的 -wal 和 -shm 文件；` +
        `没有备份时可运行 npm run seed -- --sandbox ${sandbox} --reset 重新生成，原有数据将清空`,
    );
  }
}

/** What SQLite says of damaged pages; an error that comes from a thread has lost its code. */
const messages = ['database disk image is malformed', 'file is not a database'];

/** Whether a statement failed because of what is in the file. */
export function isDamage(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return /^SQLITE_(CORRUPT|NOTADB)/.test(String(code)) || messages.includes(String(message));
}

/** Looks at every page, or at every entry of every index too, which takes three times as long. */
export type Thoroughness = 'quick_check' | 'integrity_check';

/**
 * What is damaged in a database file, undefined where nothing is; nothing is written. Throws where somebody else holds it for
 * longer than `timeout` milliseconds.
 */
export function damageIn(file: string, how: Thoroughness, timeout: number): string | undefined {
  // SQLite would take it for a new database, and throw away its log.
  if (statSync(file).size === 0) return 'file is empty';
  const sqlite = new Sqlite(file, { readonly: true, timeout });
  try {
    const found = String(sqlite.pragma(`${how}(1)`, { simple: true }));
    return found === 'ok' ? undefined : found.split('\n').at(-1)!;
  } catch (error) {
    if (isDamage(error)) return (error as Error).message;
    throw error;
  } finally {
    sqlite.close();
  }
}

/** What tells a file from another that was put in its place. */
export function versionOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return [ino, mtimeMs, size].join(' ');
}
