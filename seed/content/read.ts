import * as z from 'zod';
import zhCN from 'zod/v4/locales/zh-CN.js';
import { files } from './files.mjs';

/** Every value of a data file is text, and stays it unless its schema says number. */
export const text = z.string().min(1, '不能为空');
export const number = text.regex(/^\d+(\.\d+)?$/, '须为数字').transform(Number);

/** Has Zod say what is wrong in Chinese. */
export const inChinese = { error: zhCN().localeError };

/** Where something stands in a file, as 第 1 项 points 第 2 项 facility. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `第 ${key + 1} 项` : String(key))).join(' ');

/** The content of a file by its schema. Throws an error that names file, place and fault. */
export function checked<T extends z.ZodType>(path: string, content: unknown, schema: T): z.output<T> {
  const { success, data, error } = schema.safeParse(content, inChinese);
  if (success) return data;
  const [issue] = error.issues;
  throw new Error(`内容文件 ${path} ${placeOf(issue!.path)}：${issue!.message}`);
}

/** What a data file holds; its path is that below this folder. */
export const readContent = <T extends z.ZodType>(path: string, schema: T): z.output<T> =>
  checked(path, files[path], schema);

/** The text of a file that is no YAML. */
export function readText(path: string): string {
  const content = files[path];
  if (typeof content !== 'string') throw new Error(`没有内容文件 ${path}`);
  return content;
}

/** The bytes of a file that is no text. */
export const readBytes = (path: string): Buffer => Buffer.from(readText(path), 'base64');
