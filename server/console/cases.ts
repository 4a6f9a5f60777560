import type { Endpoint } from '../../contracts/endpoint.ts';

/** What of an answer tells which case of its call's contract it is. */
export interface Met {
  /** The refusal by its name; "" of none. */
  rule: string;
  status: number;
  isOk: boolean;
  isJson: boolean;
  /** Whether what it lists is nothing. */
  isEmpty: boolean;
}

const labels: Record<string, string> = {
  success: '成功',
  file: '给出文件',
  json: '以 JSON 提交',
  empty: '没有内容',
  'missing parameter': '缺少参数',
  'malformed parameter': '参数格式不对',
  'no token': '没有令牌或令牌无效',
  forbidden: '没有权限',
};

/** What a case is, in words: a refusal by its text. */
export function caseLabel({ refusals }: Pick<Endpoint, 'refusals'>, name: string): string {
  const rule = /^refused (\w+)$/.exec(name)?.[1];
  return rule === undefined ? (labels[name] ?? name) : `拒绝：${refusals[rule] ?? rule}`;
}

const general: Partial<Record<string, string>> = {
  missingParameter: 'missing parameter',
  wrongParameter: 'malformed parameter',
  wrongField: 'malformed parameter',
};

const strangers: Partial<Record<number, string>> = { 401: 'no token', 403: 'forbidden' };

/** The case that an answer is one of, as contracts name it; "" of what no contract pins, such as a busy server. */
export function caseOf(
  { refusals, answers }: Pick<Endpoint, 'refusals' | 'answers'>,
  { rule, status, isOk, isJson, isEmpty }: Met,
): string {
  if (Object.hasOwn(refusals, rule)) return `refused ${rule}`;
  const refused = general[rule] ?? strangers[status];
  if (refused !== undefined || !isOk) return refused ?? '';
  if (!isJson) return answers === 'file' ? 'success' : 'file';
  return isEmpty ? 'empty' : 'success';
}
