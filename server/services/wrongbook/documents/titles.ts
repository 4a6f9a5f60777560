import { extname } from 'node:path';
import type { Sandbox } from '../../../database/sandbox.ts';
import { hasTitle } from './documents.queries.ts';

const longest = 100;
const untitled = '未命名文档';

/** The title of a document after its file: without path, extension and what cannot be shown in one line. */
export function titleOfFile(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const title = base.slice(0, base.length - extname(base).length).replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '');
  // A file whose name begins with a dot is hidden where it is downloaded to.
  return cut(title.replace(/^[.\s]+/, '').trim(), longest) || untitled;
}

/** The beginning of a text, without half a letter at its end. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '');

/** A title that no other cloud document of the teacher has: the second of a name is called 名称（2）. */
export function freeTitle(sandbox: Sandbox, teacherId: string, title: string): string {
  for (let number = 2, free = title; ; number += 1) {
    if (!hasTitle(sandbox, teacherId, free)) return free;
    const suffix = `（${number}）`;
    free = cut(title, longest - suffix.length) + suffix;
  }
}
