// @vitest-environment jsdom
import { Notifications } from '@mantine/notifications';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderWithApp } from '../../components/testing.tsx';
import { questionWith } from '../question-bank/testing.ts';
import { addQuestions, placedIn } from './paper-building.ts';
import type { PaperSections } from './paper.ts';
import { useOnlyPicking, usePicking } from './use-picking.ts';

const twin = (id: string, template = 'same') => questionWith(id, { template });

/** Choosing for a paper that holds some questions, and what it holds by now. */
function pickingFor(held: PaperSections) {
  renderWithApp(<Notifications transitionDuration={0} />);
  const { result } = renderHook(() => {
    const [sections, setSections] = useState(held);
    return { sections, picking: usePicking({ sections, change: (step) => setSections(step) }) };
  });
  return {
    pick: (...questions: ReturnType<typeof twin>[]) => act(() => result.current.picking.onPick(questions)),
    drop: (...ids: string[]) => act(() => result.current.picking.onDrop(ids)),
    ids: () => placedIn(result.current.sections).map(({ question }) => question.id),
    chosen: () => [...result.current.picking.chosen],
  };
}

describe('choosing questions for a paper', () => {
  it('takes several at once and lets them go at once, and numbers what is chosen', () => {
    const paper = pickingFor(addQuestions([], [questionWith('a')]));
    paper.pick(questionWith('b'), questionWith('c'));
    expect(paper.chosen()).toEqual([
      ['a', [1]],
      ['b', [2]],
      ['c', [3]],
    ]);
    paper.drop('a', 'c');
    expect(paper.chosen()).toEqual([['b', [1]]]);
  });

  it('keeps one of those that differ only in numbers, names the others, and takes them when somebody insists', async () => {
    const paper = pickingFor(addQuestions([], [questionWith('a'), twin('t1')]));
    paper.pick(questionWith('b'), twin('t2'), twin('u1', 'other'), twin('u2', 'other'));
    expect(paper.ids()).toEqual(['a', 't1', 'b', 'u1']);
    const message = '“题干 t2”、“题干 u2”与第 2、4 题只有数字不同，没有选用：同一份试卷只留一道。';
    await screen.findByText(message);
    fireEvent.click(screen.getByRole('button', { name: '仍要加入' }));
    expect(paper.ids()).toEqual(['a', 't1', 'b', 'u1', 't2', 'u2']);
  });

  it('numbers a group as one, and lets it go as a whole', () => {
    const part = (id: string, position: number) =>
      questionWith(id, { group: { id: '9', title: '短文', position, count: 2, score: 6 } });
    const paper = pickingFor(addQuestions([], [questionWith('a'), part('p1', 1), part('p2', 2)]));
    expect(paper.chosen()).toEqual([
      ['a', [1]],
      ['group-9', [2, 3]],
    ]);
    paper.drop('p2');
    expect(paper.ids()).toEqual(['a']);
  });

  it('takes each of those that belong to no template, and says nothing', () => {
    const paper = pickingFor([]);
    paper.pick(twin('n1', ''), twin('n2', ''), twin('n1', ''));
    expect(paper.ids()).toEqual(['n1', 'n2']);
    expect(screen.queryByRole('button', { name: '仍要加入' })).toBeNull();
  });
});

it('puts another question in the place of the one that a paper consists of', () => {
  const { result } = renderHook(() => {
    const [sections, setSections] = useState<PaperSections>([]);
    return useOnlyPicking({ sections, change: (step) => setSections(step) }, '作文');
  });
  act(() => result.current.onPick([questionWith('a')]));
  act(() => result.current.onPick([questionWith('b')]));
  expect([...result.current.chosen]).toEqual([['b', [0]]]);
});
