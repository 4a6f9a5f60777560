import { leftToTeacher, markOf } from './given.ts';
import type { GivenMark, MarkingAnswer, MarkingQuestion } from './marker.ts';

/** What a choice is worth by how it compares with the key, and why. */
interface Judged {
  score: number;
  reason: string;
}

/** Letters that are options, each once, in their order. */
const lettersOf = (text: string): string[] =>
  [...new Set(text.normalize('NFKC').toUpperCase())].filter((letter) => /[A-H]/.test(letter)).sort();

/**
 * The partial score of a multiple choice: some right options and no wrong one give half. So scores the stored work of
 * earlier terms (seed/answers/responding.ts), after the mathematics papers of the new national examination, where
 * 全部选对得 5 分，部分选对得 3 分（2021 年起 2 分），有选错的得 0 分; half lies between the two.
 */
const partialRule = (score: number): number => score / 2;

function multiple(taken: readonly string[], right: readonly string[], score: number): Judged {
  const wrong = taken.filter((letter) => !right.includes(letter));
  if (wrong.length > 0) return { score: 0, reason: `含错选项 ${wrong.join('')}，不得分` };
  if (taken.length === right.length) return { score, reason: '全部选对' };
  return {
    score: partialRule(score),
    reason: `选对 ${taken.length} 项，漏选 ${right.length - taken.length} 项，得一半分`,
  };
}

function single(taken: readonly string[], right: readonly string[], score: number): Judged {
  if (right.includes(taken[0]!)) return { score, reason: '选择正确' };
  return { score: 0, reason: `选 ${taken[0]}，答案是 ${right.join('、')}` };
}

/** Marks a single or multiple choice from its letters and the reader's verdict. */
export function markChoice(question: MarkingQuestion, answer: MarkingAnswer): GivenMark {
  const right = lettersOf(question.answers.flat().join(''));
  if (right.length === 0) return leftToTeacher(answer, '题目没有答案，请教师批改');
  const taken = lettersOf(answer.text ?? '');
  const isEmpty = taken.length === 0 && (answer.isBlank || answer.verdict === 'empty' || answer.text !== null);
  if (isEmpty && answer.verdict !== 'ambiguous')
    return markOf(answer, { score: 0, answer: '', confidence: 1, reason: '未作答' });
  return judged(question, answer, taken, right);
}

function judged(
  question: MarkingQuestion,
  answer: MarkingAnswer,
  taken: readonly string[],
  right: readonly string[],
): GivenMark {
  const letters = taken.join('');
  if (letters === '') return leftToTeacher(answer, '看不清选了哪一项，请教师核对');
  if (!question.isMultiple && (taken.length > 1 || answer.verdict === 'several'))
    return markOf(answer, {
      score: 0,
      answer: letters,
      confidence: 0.4,
      reason: `单选题涂了多项（${letters}），按错处理`,
    });
  const { score, reason } = (question.isMultiple ? multiple : single)(taken, right, question.score);
  if (answer.verdict === 'ambiguous')
    return markOf(answer, {
      score,
      answer: letters,
      confidence: 0.4,
      reason: `涂痕不清，按最可能的 ${letters} 判：${reason}`,
    });
  return markOf(answer, { score, answer: letters, confidence: 0.99, reason });
}
