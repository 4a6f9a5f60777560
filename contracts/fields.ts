import * as z from 'zod';
import type { AboutId, HasOwnId, Id, IdKind, Kind } from './kinds.ts';
import { labelled } from './labelled.ts';

export * from './time-fields.ts';

// Fields are built here only, so that a kind of value looks the same in every call. Each carries its Chinese label,
// which errors and the OpenAPI document show. A field without a mark takes the provenance `inferred`, in a call of
// ours `ours`; `spec()`, `always()` and `naming()` mark those that the specification names, which its table checks.

/** Marks a field that the specification names for this call. */
export const spec = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-provenance': 'spec' });

/** Marks a parameter that the specification names for this call and that each such call carries: it may be asked for. */
export const always = <T extends z.ZodType>(schema: T): T =>
  schema.meta({ ...schema.meta(), 'x-provenance': 'spec', 'x-required-provenance': 'spec' });

/** Marks a numbered state whose values are the specification's, whatever its field is called. */
export const coded = <T extends z.ZodType>(schema: T): T => schema.meta({ ...schema.meta(), 'x-values': 'spec' });

/** A row of which the specification names these fields where this call answers with it; all of them unless told. */
export function naming<S extends z.core.$ZodLooseShape>(
  row: z.ZodObject<S, z.core.$strict>,
  words: readonly (keyof S & string)[] = Object.keys(row.shape),
): z.ZodObject<S, z.core.$strict> {
  const marked = words.map((word) => [word, spec(row.shape[word] as z.ZodType)]);
  return z.strictObject<S>({ ...row.shape, ...(Object.fromEntries(marked) as Partial<S>) }).meta(row.meta()!);
}

/** The most ids that one write takes. */
const maxIds = 500;

const idOf = <K extends IdKind>(schema: z.ZodString, label: string, about: AboutId<K>): Id<K> =>
  schema.meta({ description: label, 'x-id': about }) as Id<K>;

/** Id: a decimal string. */
export const id = <K extends IdKind>(label: string, about: AboutId<K>) =>
  idOf(z.string().regex(/^\d{1,19}$/, '须为数字编号'), label, about);

/** Several ids as a comma list, up to 500 unless told, as the services take them in remove calls. */
export const ids = <K extends IdKind>(label: string, { max = maxIds, ...about }: AboutId<K> & { max?: number }) =>
  idOf(
    z.string().regex(new RegExp(`^\\d{1,19}(,\\d{1,19}){0,${max - 1}}$`), `须为逗号分隔的数字编号，最多 ${max} 个`),
    label,
    about,
  );

/** An id that may be absent: then "". */
export const idOrBlank = <K extends IdKind>(label: string, about: AboutId<K>) =>
  idOf(z.string().regex(/^\d{0,19}$/, '须为数字编号'), label, about);

/** Text in an answer; absent text is "". `of` says what it is taken from, where that is a thing that has no id beside it. */
export const text = (label: string, about?: { of: Kind }) =>
  z.string().meta({ description: label, ...(about && { 'x-made-of': [about.of] }) });

/** A password, token or ticket that an answer hands out on purpose: no other field may hold one. */
export const secret = (label: string) => z.string().meta({ description: label, 'x-secret': true });

/** Text in one line: control characters and broken letters (a surrogate without its other half) are refused. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `不能超过 ${max} 个字`)
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), '不能含有换行或无法显示的字符');

/** Text that a person types: trimmed, not blank, at most `max` characters. */
export const name = (label: string, max = 30) => labelled(line(max).min(1, '不能为空'), label);

/** Text that may stay blank; absent means unchanged on update and "" on add. */
export const note = (label: string, max = 50) => labelled(line(max), label);

/** A search word in a query. */
export const keyword = (label: string) => labelled(line(50), label).optional();

/** Student number: 1 to 20 letters or digits; leading zeros count. */
export const studentNo = (label: string) =>
  labelled(
    z
      .string()
      .trim()
      .min(1, '不能为空')
      .regex(/^[0-9A-Za-z]{1,20}$/, '须为 1 到 20 位数字或字母'),
    label,
  );

/** Account: 2 to 30 letters, digits or _ . - */
export const account = (label: string) =>
  labelled(
    z
      .string()
      .trim()
      .min(1, '不能为空')
      .regex(/^[0-9A-Za-z_.-]{2,30}$/, '须为 2 到 30 位字母、数字或 _ . -'),
    label,
  );

/** Mobile phone number of mainland China, or "". */
export const phone = (label: string) =>
  labelled(
    z
      .string()
      .trim()
      .regex(/^(1[3-9]\d{9})?$/, '须为 11 位手机号码'),
    label,
  );

/** A whole number in an answer; `of` says what it counts, where that is things of a kind. */
export const count = (label: string, about?: { of: Kind }) =>
  z
    .int()
    .min(0)
    .meta({ description: label, ...(about && { 'x-count': about.of }) });

/** How often a record has been changed, from 1: a change names the version that it was made to. */
export const version = () => labelled(z.int().min(1), '版本');

/** What tells one attempt from the next: whoever sends it again, by a double click or because no answer came, sends the same. */
export const attemptKey = () =>
  labelled(z.string().regex(/^[0-9A-Za-z-]{8,40}$/, '须为 8 到 40 位字母、数字或 -'), '请求编号');

/** A yes or no. */
export const flag = (label: string) => labelled(z.boolean(), label);

// Not coerced: that makes 0 of null, of a blank and of an empty list, which then is a state that nobody meant.
const numeric = z
  .custom<number | string>((value) => typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)))
  .meta({ type: 'number' })
  .transform(Number);

/** A whole number that a caller hands in, as a number in JSON and as digits in a query. */
export const wholeNumber = (label: string, min: number, max: number) =>
  labelled(
    numeric.pipe(z.int().min(min, `须为 ${min} 到 ${max} 的整数`).max(max, `须为 ${min} 到 ${max} 的整数`)),
    label,
  );

const hundredths = (value: number): boolean => Number(value.toFixed(2)) === value;

/** A score in an answer, exact: people see it rounded to two decimals. */
export const score = (label: string) => labelled(z.number().min(0), label);

/** A number in an answer that may be below 0, such as a correlation. */
export const signed = (label: string) => labelled(z.number(), label);

/** A score that a caller hands in: above 0, at most 300, with at most two decimals. */
export const scoreIn = (label: string) =>
  labelled(z.number().gt(0, '须大于 0').max(300, '不能超过 300').refine(hundredths, '最多两位小数'), label);

/** Points that somebody gives: 0 to 300, with the two decimals that a paper's scores may have. */
export const pointsIn = (label: string) =>
  labelled(z.number().min(0, '不能小于 0').max(300, '不能超过 300').refine(hundredths, '最多两位小数'), label);

/** The same as a bound of a list, as a number in JSON and as digits in a query. */
export const pointsAsked = (label: string) =>
  labelled(
    z
      .union([z.number(), z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, '须为数字，最多两位小数')])
      .meta({ type: 'number' })
      .transform(Number)
      .pipe(z.number().min(0, '不能小于 0').max(300, '不能超过 300')),
    label,
  );

/** A line that totals over several subjects are held against: above 0, at most 3,000, with at most two decimals. */
export const lineIn = (label: string) =>
  labelled(z.number().gt(0, '须大于 0').max(3000, '不能超过 3000').refine(hundredths, '最多两位小数'), label);

/** A share in an answer, from 0 to 1. */
export const rate = (label: string) => labelled(z.number().min(0).max(1), label);

/** A share that a caller hands in, from 0 to 1. */
export const rateIn = (label: string) => labelled(z.number().min(0, '须为 0 到 1').max(1, '须为 0 到 1'), label);

const lines = (value: string): boolean => !/[\p{Cs}]|(?![\n\r\t])\p{Cc}/u.test(value);

/** Text of several lines that a person writes: trimmed, without control characters but line breaks. */
export const paragraph = (label: string, max: number, min = 1) =>
  labelled(
    z.string().trim().min(min, '不能为空').max(max, `不能超过 ${max} 个字`).refine(lines, '不能含有无法显示的字符'),
    label,
  );

/** The same as it is, for text into which others point by its characters. */
export const verbatim = (label: string, max: number) =>
  labelled(z.string().max(max, `不能超过 ${max} 个字`).refine(lines, '不能含有无法显示的字符'), label);

/** A list that a caller hands in, of at most `max`. */
export const several = <T extends z.ZodType>(label: string, item: T, max: number) =>
  labelled(z.array(item).max(max, `不能超过 ${max} 项`), label);

/** A picture as a data URL, of at most `max` characters, or "". */
export const picture = (label: string, max: number) =>
  labelled(
    z
      .string()
      .max(max, '图片过大')
      .regex(/^(data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/]+={0,2})?$/, '须为 PNG、JPEG 或 SVG 图片'),
    label,
  );

/** One of a few numbered states, as a number in JSON and as digits in a query. */
export const state = <const V extends number>(label: string, values: readonly [V, ...V[]]) =>
  labelled(numeric.pipe(z.literal(values, `须为 ${values.join('、')} 之一`)), label);

/** One of a few numbered states in an answer. */
export const stateOut = <const V extends number>(label: string, values: readonly [V, ...V[]]) =>
  labelled(z.literal(values), label);

/** One of a few words. */
export const choice = <const V extends string>(label: string, values: readonly [V, ...V[]]) =>
  labelled(z.enum(values, `须为 ${values.join('、')} 之一`), label);

/** Code of a term or school year: its first calendar year and 01 first term, 02 second, 03 whole year. */
export const term = (label: string) =>
  labelled(z.string().regex(/^(19|20)\d{2}0[123]$/, '须为学期代码，如 202601'), label);

/** A four-digit year as text. */
export const year = (label: string) => labelled(z.string().regex(/^(19|20)\d{2}$/, '须为四位年份'), label);

/** An amount in whole cents in an answer; below 0 where something is taken back. */
export const cents = (label: string) => labelled(z.int(), label);

/** An amount in whole cents that a caller hands in: above 0, at most ten million yuan. */
export const centsIn = (label: string) => labelled(z.int().min(1, '须大于 0').max(1_000_000_000, '金额过大'), label);

/** A share in hundredths of a percent, from 0 to 10,000. */
export const share = (label: string) => labelled(z.int().min(0, '须为 0 到 100%').max(10_000, '须为 0 到 100%'), label);

/** Records of an answer: strict, so that a field that nobody declared fails a test instead of vanishing. */
export const record = z.strictObject;

/** A record of an answer that is one thing of a kind: its own id is the first field of that kind. */
export const row = <K extends Kind, S extends z.core.$ZodLooseShape>(kind: K, shape: S & HasOwnId<K, S>) =>
  z.strictObject<S>(shape).meta({ 'x-row': kind });

/** What an answer is made of without holding its rows: whatever changes a thing of that kind may change the answer. */
export const madeOf = <T extends z.ZodType>(kinds: Kind | readonly Kind[], schema: T): T =>
  schema.meta({ ...schema.meta(), 'x-made-of': [kinds].flat() });

/** Fields that a caller hands in; what is not declared is dropped, as the services do. */
export const input = z.object;

/** A list in an answer; absent lists are []. */
export const list = <T extends z.ZodType>(item: T) => z.array(item);

/** The data of a write that answers nothing. */
export const nothing = z.strictObject({});
