// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addQuestions, dropQuestions, idsIn, setScore } from '../../paper-builder/paper-building.ts';
import { questionWith } from '../../question-bank/testing.ts';
import { draft, startDraft } from './draft.ts';
import { changePaper, done, undoLast } from './paper-actions.ts';

const names = () => done.acts.map(({ what }) => what);
const ids = () => [...idsIn(draft.sections)];

beforeEach(() => {
  startDraft({ key: 'type-1', taskType: 1 });
  done.acts = [];
  changePaper((now) => addQuestions(now, [questionWith('a'), questionWith('b')]), '选用 2 题');
});

describe('taking back what was done to a paper', () => {
  it('goes back act by act, each with its name', () => {
    changePaper((now) => dropQuestions(now, ['a']), '移出第 1 题');
    expect(names()).toEqual(['选用 2 题', '移出第 1 题']);
    undoLast();
    expect([ids(), names()]).toEqual([['a', 'b'], ['选用 2 题']]);
    undoLast();
    undoLast();
    expect([ids(), names()]).toEqual([[], []]);
  });

  it('takes back what was typed as a whole, and the saved paper comes back with it', () => {
    draft.paperId = '70';
    for (const score of [1, 12]) changePaper((now) => setScore(now, 'a', score), '改第 1 题的分值', true);
    changePaper((now) => setScore(now, 'b', 4), '改第 2 题的分值', true);
    expect(draft.paperId).toBe('');
    undoLast();
    undoLast();
    expect(draft.sections[0]!.questions.map(({ score }) => score)).toEqual([3, 3]);
    expect([draft.paperId, names()]).toEqual(['70', ['选用 2 题']]);
  });

  it('ends where the paper has become another one', () => {
    changePaper(() => []);
    expect(names()).toEqual([]);
    changePaper((now) => addQuestions(now, [questionWith('c')]), '选用 1 题');
    startDraft({ key: 'paper-5', taskType: 1 });
    undoLast();
    expect(ids()).toEqual([]);
    changePaper((now) => addQuestions(now, [questionWith('d')]), '选用 1 题');
    expect(names()).toEqual(['选用 1 题']);
  });
});
