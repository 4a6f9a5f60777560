import type * as z from 'zod';

const typeNames: Record<string, string> = {
  string: '字符串',
  number: '数字',
  int: '整数',
  boolean: '布尔值',
  array: '数组',
  object: '对象',
};

/** What a schema wanted where it found a fault, in words. */
export function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.map((value) => JSON.stringify(value)).join('、') + (issue.values.length > 1 ? ' 之一' : '');
    case 'invalid_format':
      return `字符串，格式 ${issue.pattern ?? issue.format}`;
    case 'too_small':
      return `不小于 ${issue.minimum}`;
    case 'too_big':
      return `不大于 ${issue.maximum}`;
    default:
      return issue.message;
  }
}
