import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { callEntries } from '../../calls.ts';
import type { Paths } from '../../endpoint.ts';
import { exampleValues, type StateValues } from '../state-values.ts';
import { states as knownStates, type StateName } from '../states/states.ts';
import { isToken, tokenIn, type Credentials } from './options.ts';
import { exits, Stop } from './stop.ts';

/** What a file says of one state. */
export interface GivenState {
  credentials: Credentials | undefined;
  values: StateValues;
}

/** A file that says which ids of a server belong to which state. */
export interface StatesFile {
  paths: Paths;
  /** Address of the call that gives tokens; "" for that of the server. */
  accountUrl: string;
  /** A state that is skipped is undefined. */
  states: ReadonlyMap<StateName, GivenState | undefined>;
}

/** The settings that put other paths in the place of declared ones. */
export const pathSettings = callEntries.flatMap(([, { setting }]) => setting ?? []);

const text = z.string('须为字符串，编号也要加引号').min(1, '不能为空');

const oneOf = (names: readonly string[]) =>
  z.string().refine((name) => names.includes(name), { error: ({ input }) => `没有名称“${String(input)}”` });

/** Words for a value of another type, and for nothing else. */
const orElse = (words: string) => ({
  error: ({ code }: { code?: string }) => (code === 'invalid_type' ? words : undefined),
});

const values = z.record(oneOf(Object.keys(exampleValues)), text, orElse('须为对象')).default({});

const entry = z
  .strictObject(
    {
      token: text
        .transform((given) => tokenIn(given))
        .refine(isToken, '含有空格或不能放进请求头的字符')
        .optional(),
      account: text.optional(),
      password: text.optional(),
      values,
    },
    orElse('须为 "skip" 或对象'),
  )
  .refine(({ token, account }) => !token || !account, 'token 与 account 只能给出一个')
  .refine(({ account, password }) => !account === !password, 'account 与 password 须一起给出')
  .transform(({ token, account, password, values: own }): GivenState => {
    const login = account && password ? { account, password } : undefined;
    return { credentials: token ? { token } : login, values: own };
  });

const schema = z.strictObject(
  {
    values,
    paths: z
      .record(oneOf(pathSettings), z.string().regex(/^\/\S*$/, '须为以 / 开头的路径'), orElse('须为对象'))
      .default({}),
    accountUrl: z
      .url({ protocol: /^https?$/, error: '须为 http 或 https 地址' })
      .or(z.literal(''))
      .default(''),
    states: z.record(
      oneOf(Object.keys(knownStates)),
      z.unknown().transform((value, context): GivenState | undefined => {
        if (value === 'skip') return undefined;
        const { data, error } = entry.safeParse(value);
        for (const issue of error?.issues ?? [])
          context.addIssue({ code: 'custom', path: issue.path, message: messageOf(issue) });
        return data;
      }),
      orElse('须为对象'),
    ),
  },
  orElse('须为对象'),
);

/** Reads a states file; throws Stop with one line that names the file and the field. */
export function readStatesFile(file: string): StatesFile {
  const { data, error } = schema.safeParse(readJson(file));
  if (error) throw new Stop(exits.misused, `状态文件 ${file} 有误：${faultOf(error.issues[0]!)}`);
  const named = Object.entries(data.states) as [StateName, GivenState | undefined][];
  const merged = named.map(([name, given]): [StateName, GivenState | undefined] => [
    name,
    given && { ...given, values: { ...data.values, ...given.values } },
  ]);
  return { paths: data.paths, accountUrl: data.accountUrl, states: new Map(merged) };
}

/** The parser's own messages repeat what stands in the file, tokens among it. */
function readJson(file: string): unknown {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Stop(exits.misused, `状态文件 ${file} 无法读取（${(error as NodeJS.ErrnoException).code ?? '未知'}）`);
  }
  try {
    return JSON.parse(content);
  } catch {
    throw new Stop(exits.misused, `状态文件 ${file} 不是 JSON`);
  }
}

function faultOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.map((key) => (String(key).includes(' ') ? `“${String(key)}”` : String(key))).join('.');
  return `${path || '内容'}：${messageOf(issue)}`;
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `没有字段 ${issue.keys.join('、')}`;
  return issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;
}
