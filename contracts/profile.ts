import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { callEntries } from './calls.ts';

/** What a field is in the place of what was declared, as far as the stand-in can answer so. */
export const fieldKinds = [
  '缺少',
  'null',
  '整数',
  '小数',
  '布尔值',
  '字符串',
  '空字符串',
  '数字文本',
  '日期 yyyy-MM-dd',
  '时间 yyyy-MM-dd HH:mm:ss',
  '时间 yyyy-MM-ddTHH:mm:ss',
  '数组',
  '对象',
] as const;

export type FieldKind = (typeof fieldKinds)[number];

const path = z
  .string()
  .max(300)
  .regex(/^\$(\.[A-Za-z_]\w*|\[\*\])*$/, '须为没有序号的 JSON 路径');

/** What is other than assumed in the answer to one case of a call: kinds, codes and names, never a value. */
const caseProfile = z.strictObject({
  status: z.int().min(200).max(599).optional(),
  code: z.int().optional(),
  /** The envelope's text is called so. */
  text: z.literal('message').optional(),
  type: z
    .string()
    .max(100)
    .regex(/^[\w.+-]+\/[\w.+-]+$/)
    .optional(),
  /** Fields of the data by path: declared ones of another kind, and some that nobody declared. */
  fields: z.record(path, z.enum(fieldKinds)).optional(),
  extra: z.record(path, z.enum(fieldKinds)).optional(),
  /** The differences that a report would list. */
  differs: z.array(z.strictObject({ path: z.string(), expected: z.string(), got: z.string() })).optional(),
});

export type CaseProfile = z.output<typeof caseProfile>;

const names = callEntries.map(([name]) => name);

const schema = z.strictObject({
  understudyProfile: z.literal(1),
  calls: z.record(
    z.string().refine((name) => names.some((known) => known === name)),
    z.record(z.string(), caseProfile),
  ),
});

/** What a server does where we assume, by call and by case or law. */
export type Profile = z.output<typeof schema>;

/** Reads a profile; throws an Error with one line for people that says what is wrong with the file. */
export function readProfile(file: string): Profile {
  const { data, error } = schema.safeParse(contentOf(file));
  if (!error) return data;
  const { path: at } = error.issues[0]!;
  const isProfile = at.length > 0 && at[0] !== 'understudyProfile';
  throw new Error(isProfile ? `档案 ${file} 有误：${at.map(String).join('.')}` : `${file} 不是 --accept 写出的档案`);
}

function contentOf(file: string): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`档案 ${file} 无法读取（${(error as NodeJS.ErrnoException).code ?? '未知'}）`, { cause: error });
  }
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
