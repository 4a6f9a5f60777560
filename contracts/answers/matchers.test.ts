import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import * as f from '../fields.ts';
import { dataMatcher, textMatcher } from './matchers.ts';

const answer = f.record({
  kind: f.choice('类型', ['paper', 'book']),
  gender: f.stateOut('性别', [0, 1, 2]),
  status: f.coded(f.stateOut('学籍状态', [0, 1])),
  day: f.dateTime('时间'),
});

const matched = (provenance: 'inferred' | 'ours' | 'spec') =>
  dataMatcher({ data: answer, provenance }) as Record<keyof typeof answer.shape, unknown>;

const told = (matcher: unknown) => JSON.stringify(matcher);

describe('the matcher of an answer', () => {
  it('pins numbers of the specification in every call', () => {
    for (const provenance of ['spec', 'inferred', 'ours'] as const)
      expect(told(matched(provenance).status)).toContain('^(0|1)$');
  });

  it.each(['spec', 'inferred'] as const)('takes what is assumed of others by its type and format: %s', (provenance) => {
    const { kind, gender, day } = matched(provenance);
    expect(kind).toMatchObject({ 'pact:matcher:type': 'type', value: 'paper' });
    expect(gender).toMatchObject({ 'pact:matcher:type': 'integer' });
    expect(told(day)).toContain('regex');
  });

  it('pins the values of what is ours', () => {
    expect(told(matched('ours').kind)).toContain('^(paper|book)$');
    expect(told(matched('ours').gender)).toContain('^(0|1|2)$');
  });
});

describe('the matcher of a refusal', () => {
  it('holds the words of those that are ours alone', () => {
    const { addStudent, promoteClasses } = calls;
    expect(textMatcher('学号 {studentNo} 已被使用', addStudent)).toMatchObject({ 'pact:matcher:type': 'type' });
    expect(textMatcher('已经升级', promoteClasses)).toBe('已经升级');
  });
});
