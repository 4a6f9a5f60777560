import type * as z from 'zod';
import { calls, type CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import { partsOf } from '../walk.ts';
import type { Lie, Sort } from './lie.ts';

/** What sorts of lies are called. */
export const sortLabels: Readonly<Record<Sort, string>> = {
  filter: '筛选',
  sort: '排序',
  page: '分页',
  scope: '范围',
  rows: '行',
  field: '字段',
  count: '数目',
  effect: '写入',
  refusal: '拒绝',
  token: '令牌',
  file: '文件',
};

type Sentence = readonly [pattern: RegExp, chinese: string];

/** What a lie says, by how it is called; $1 is what stands there. */
const sentences: readonly Sentence[] = [
  [/^every page is the first$/, '每一页都是第一页'],
  [/^size is ignored$/, '不管每页要几条，都给 500 条'],
  [/^size is what it is by default$/, '不管每页要几条，都按默认的给'],
  [/^pages overlap$/, '前后两页重复一条'],
  [/^a page lacks its last row$/, '每页少了最后一条'],
  [/^total is 0$/, '总数说成 0'],
  [/^total is one too many$/, '总数多说一条'],
  [/^total is one too few$/, '总数少说一条'],
  [/^total is that of the page$/, '总数说成这一页的条数'],
  [/^pages is 1$/, '页数说成 1'],
  [/^pages is one too many$/, '页数多说一页'],
  [/^size is told as 10$/, '每页条数说成 10'],
  [/^current is told as 1$/, '当前页说成第 1 页'],
  [/^ascs (.+) is ignored$/, '按 $1 升序时不排序'],
  [/^descs (.+) is ignored$/, '按 $1 降序时不排序'],
  [/^descs (.+) sorts upwards$/, '按 $1 降序时排成升序'],
  [/^(.+) is ignored$/, '不理会 $1'],
  [/^(.+) leaves out a row too many$/, '给了 $1 时少一条'],
  [/^(.+) is read as another$/, '把 $1 当成另一个'],
  [/^a secret is told$/, '回答里带出密码'],
  [/^(.+) repeats a row$/, '$1 里第一条重复'],
  [/^(.+) repeats its last row in the place of the first$/, '$1 里第一条换成了最后一条'],
  [/^(.+) lacks its first row$/, '$1 里少了第一条'],
  [/^(.+) lacks its last row$/, '$1 里少了最后一条'],
  [/^(.+) holds nothing$/, '$1 是空的'],
  [/^(.+) holds a row of somebody else$/, '$1 里多出一条别的学校的'],
  [/^(.+) is missing$/, '没有 $1'],
  [/^(.+) is null$/, '$1 是 null'],
  [/^(.+) is a number$/, '$1 该是文字，给了数字'],
  [/^(.+) is a text$/, '$1 不该是文字，给了文字'],
  [/^(.+) is an object$/, '$1 该是列表，给了对象'],
  [/^(.+) is a list$/, '$1 该是对象，给了列表'],
  [/^(.+) is an unknown word$/, '$1 是没有约定过的词'],
  [/^(.+) is an unknown state$/, '$1 是没有约定过的状态'],
  [/^(.+) is below zero$/, '$1 是负数'],
  [/^(.+) is a blank id$/, '$1 是空的编号'],
  [/^(.+) is no id$/, '$1 不是编号'],
  [/^(.+) has another form of time$/, '$1 的时间换了写法'],
  [/^(.+) is a day that does not exist$/, '$1 是不存在的日子'],
  [/^(.+) counts one too many$/, '$1 多数了一个'],
  [/^nothing is done$/, '说做了，其实没有做'],
  [/^two are added$/, '一次加了两个'],
  [/^(.+): another one is meant$/, '做在 $1 的另一个上'],
  [/^(.+): another one as well$/, '做在 $1 上，又多做了另一个'],
  [/^(.+): only the first$/, '$1 有好几个时只做第一个'],
  [/^(.+) is not written$/, '没有写 $1'],
  [/^(.+) is written otherwise$/, '$1 写成了别的'],
  [/^(\w+) goes on as before$/, '做了以后，“$1”仍然读到以前的'],
  [/^what is (\w+) is answered with success$/, '该拒绝时说成功：$1'],
  [/^what is (\w+) has another code$/, '该拒绝时换了结果码：$1'],
  [/^what is (\w+) says that it succeeded$/, '拒绝时 success 说成 true：$1'],
  [/^what is (\w+) is done all the same$/, '拒绝了，却照样做：$1'],
  [/^(.+) may be absent$/, '没有 $1 也接受'],
  [/^(.+) may be malformed$/, '$1 写错了也接受'],
  [/^(.+) may be somebody else's$/, '$1 是别人的也接受'],
  [/^no token will do$/, '没有令牌也接受'],
  [/^a token that nobody has will do$/, '编造的令牌也接受'],
  [/^an expired token will do$/, '过期的令牌也接受'],
  [/^a revoked token will do$/, '作废的令牌也接受'],
  [/^a header of another scheme will do$/, '换了写法的令牌也接受'],
  [/^strangers are refused with another code$/, '拒绝没有登录的人时换了结果码'],
  [/^any role will do$/, '哪个角色都接受'],
  [/^what strangers want is done$/, '拒绝没有登录的人，却照样做'],
  [/^the file is empty$/, '文件是空的'],
  [/^the file is a page of a browser$/, '文件内容是一页网页'],
  [/^the file is called a page of a browser$/, '文件类型说成网页'],
  [/^the file breaks off$/, '文件只有一半'],
  [/^the file has no name$/, '文件没有名字'],
  [/^the file holds other rows$/, '文件里是另一个班的'],
];

const labelIn = (schema: z.ZodType, name: string): string | undefined =>
  [...partsOf(schema)]
    .find(({ path, schema: field }) => path.at(-1) === name && field.meta()?.description)
    ?.schema.meta()?.description;

/** What stands in a lie, as people call it: a field by its label, a call by its summary, a rule by its text. */
function called(word: string, { input, data, refusals }: Endpoint): string {
  if (Object.hasOwn(refusals, word)) return refusals[word]!;
  if (Object.hasOwn(calls, word)) return calls[word as CallName].summary;
  if (word === 'data') return '回答';
  const name = word.split('.').at(-1)!.replace(/\[\]$/, '');
  const label = labelIn(input, name) ?? labelIn(data, name);
  return label === undefined ? word : `${word}（${label}）`;
}

/** A lie in a Chinese sentence; undefined for one that nobody has put into words. */
export function sentenceOf({ name }: Lie, endpoint: Endpoint): string | undefined {
  for (const [pattern, chinese] of sentences) {
    const found = pattern.exec(name);
    if (found) return chinese.replace('$1', () => called(found[1]!, endpoint));
  }
  return undefined;
}
