import { createHmac } from 'node:crypto';

/** What a text is that tells who somebody is. */
export type Personal = 'name' | 'account' | 'phone' | 'number';

const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余';
const given =
  '安白冰博川春丹东朵帆芳菲枫光海涵禾恒虹湖嘉建江杰瑾静君凯岚乐立林玲龙露璐梅敏明宁鹏青然容瑞山松涛文希夏欣雅扬瑶一怡雨远云泽';

/** Puts others in the place of people: the same for the same within a recording, and nobody can tell who it was. */
export class Pseudonyms {
  /** What has been replaced so far, by what. */
  readonly known = new Map<string, string>();

  constructor(private readonly salt: string) {}

  of(kind: Personal, text: string): string {
    if (text === '') return text;
    const other = make[kind](createHmac('sha256', this.salt).update(`${kind}\n${text}`).digest(), text);
    // A single letter stands in too many words to be anybody.
    if (text.length > 1) this.known.set(text, other);
    return other;
  }

  /** A text in which those who are known by now are called otherwise. */
  within(text: string): string {
    let shown = text;
    for (const [name, other] of this.known) if (shown.includes(name)) shown = shown.replaceAll(name, other);
    return shown;
  }
}

const letter = (letters: string, byte: number): string => [...letters][byte % [...letters].length]!;

const digits = (hash: Buffer, length: number): string =>
  BigInt(`0x${hash.toString('hex')}`)
    .toString()
    .slice(-length)
    .padStart(length, '0');

const make: Record<Personal, (hash: Buffer, text: string) => string> = {
  name: (hash) => letter(surnames, hash[0]!) + letter(given, hash[1]!) + letter(given, hash[2]!),
  account: (hash) => `u${hash.toString('hex').slice(0, 10)}`,
  phone: (hash) => `139${digits(hash, 8)}`,
  // So many digits that no two students of a school get the same.
  number: (hash, text) => `9${digits(hash, Math.min(Math.max(text.length - 1, 11), 19))}`,
};
