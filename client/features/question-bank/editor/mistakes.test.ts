import { describe, expect, it } from 'vitest';
import { ownMistakes, withoutOption } from './mistakes.ts';

const mistake = (answer: string, blank: number) => ({ answer, blank, name: '看错', cause: 'reading' as const });
const mistakes = [mistake('A', 0), mistake('C', 0), mistake('D', 0), mistake('5', 1)];

describe('the typical mistakes of a question', () => {
  it('are those of its kind', () => {
    const of = (questionType: string) => ownMistakes({ questionType, mistakes }).map(({ answer }) => answer);
    expect(of('1')).toEqual(['A', 'C', 'D']);
    expect(of('2')).toEqual(['5']);
  });

  it('stay with their options when one is removed', () => {
    const left = (index: number) => withoutOption(mistakes, index).map(({ answer }) => answer);
    expect(left(2)).toEqual(['A', 'C', '5']);
    expect(left(1)).toEqual(['A', 'B', 'C', '5']);
    expect(left(3)).toEqual(['A', 'C', '5']);
  });
});
