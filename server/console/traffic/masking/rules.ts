import * as z from 'zod';
import { layersOf } from '../../../../contracts/faults.ts';
import type { Personal } from './pseudonyms.ts';

/** What is done with a text: it is somebody's, a secret, what somebody has written, a word of ours, or anything else. */
export type Rule = Personal | 'secret' | 'written' | 'word' | 'other';

type Schema = z.core.$ZodType;

const secret = /password|passwd|pwd|secret|token|ticket|authorization|api_?key/i;

/** By the name of a field that no contract declares, and of declared ones whose label does not say it. */
const byName: readonly (readonly [Rule, RegExp])[] = [
  ['phone', /phone|mobile|\btel\b|^tel|fax/i],
  ['number', /studentNo|examNo|idCard|identity|certNo/i],
  ['account', /^account$|loginName|accountName|email|wechat|openid/i],
  ['name', /^(real|nick|student|teacher|guardian|parent|user|leader|owner|creator|marker|author)_?name$|^keyword$/i],
  ['written', /^(content|text|note|remark|detail|comment|answer|answers|description|address|message)$/i],
];

/** By what a field is called in Chinese, in this order: a text about a student is none's name. */
const byLabel: readonly (readonly [Rule, RegExp])[] = [
  ['written', /作答|正文|评语|说明|备注|理由|句子|内容|心声|原因|答案|解析|补充|异议|建议/],
  ['phone', /电话|手机/],
  ['number', /学号|考号/],
  ['account', /账号/],
  [
    'name',
    /姓名|监护人|联系人|负责人|保管人|经办人|操作人|创建人|录入人|下单人|批改者|阅卷人|题组长|谁|保存的教师|^学生$|上传教师|布置教师|付款方/,
  ],
];

const metaOf = (schema: Schema | undefined): { description?: string; 'x-secret'?: boolean; 'x-id'?: unknown } => {
  for (const layer of layersOf(schema)) {
    const meta = z.globalRegistry.get(layer);
    if (meta) return meta;
  }
  return {};
};

const isWord = (schema: Schema | undefined): boolean =>
  [...layersOf(schema)].some((layer) => layer instanceof z.ZodEnum || layer instanceof z.ZodLiteral);

const known = new WeakMap<Schema, Map<string, Rule>>();

/** What is done with the texts of a field, by what is declared of it; undefined is a field that nobody declares. */
export function ruleOf(name: string, schema: Schema | undefined): Rule {
  if (!schema) return decide(name, schema);
  const rules = known.get(schema) ?? new Map<string, Rule>();
  known.set(schema, rules);
  const rule = rules.get(name) ?? decide(name, schema);
  rules.set(name, rule);
  return rule;
}

function decide(name: string, schema: Schema | undefined): Rule {
  const { description = '', 'x-secret': isSecret, 'x-id': id } = metaOf(schema);
  if (isSecret || secret.test(name)) return 'secret';
  if (isWord(schema) || id !== undefined) return 'word';
  const found = byLabel.find(([, label]) => label.test(description)) ?? byName.find(([, field]) => field.test(name));
  return found?.[0] ?? 'other';
}
