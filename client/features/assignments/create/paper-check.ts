import { questionType } from '../../../../contracts/constants/questions.ts';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { placedIn } from '../../paper-builder/paper-building.ts';
import type { PaperSections, PlacedQuestion } from '../../paper-builder/paper.ts';
import { gapsOf, gapText, lackingPoints, type Target } from './target.ts';

const longestSectionTitle = 40;

/** Where what a question is worth is typed. */
export const scoreField = (questionId: string): string => `score-${questionId}`;

/** Where what counts as right of a question is written. */
export const keyField = (questionId: string): string => `key-${questionId}`;

/** Where the points that the paper shall come to are set. */
export const totalField = 'target-total';

/** Where questions of a type are found that the structure still wants. */
export const kindField = (kind: string): string => `target-${kind}`;

const marksItself: readonly number[] = [questionType.choice, questionType.fillIn];

/** Whether nothing says what counts as right, where the answers themselves are compared. */
const isKeyless = ({ question }: PlacedQuestion): boolean =>
  marksItself.includes(question.questionType) && question.answers.flat().every((text) => text.trim() === '');

/** What a paper still needs before it can be set, in the order of the paper. */
export function paperFaults(sections: PaperSections, target: Target): [string, string | false][] {
  const used = sections.filter(({ questions }) => questions.length > 0);
  const placed = placedIn(used);
  if (placed.length === 0) return [['', '还没有选题，请选用至少一道题']];
  const lacking = lackingPoints(sections, target);
  return [
    ['', tooMuch(placed.length, used.length)],
    ...used.map(({ id, title }): [string, string | false] => [
      id,
      (title.trim() === '' || title.trim().length > longestSectionTitle) &&
        `大题名称须为 1 到 ${longestSectionTitle} 个字`,
    ]),
    ...placed.flatMap((one, index): [string, string | false][] => [
      [scoreField(one.question.id), one.score <= 0 && `第 ${index + 1} 题没有分值`],
      [keyField(one.question.id), isKeyless(one) && `第 ${index + 1} 题没有答案`],
    ]),
    ...gapsOf(sections, target).map((gap): [string, string] => [kindField(gap.kind), gapText(gap)]),
    [totalField, lacking !== 0 && `${lacking > 0 ? '还差' : '多出'} ${Math.abs(lacking)} 分`],
  ];
}

const tooMuch = (count: number, sections: number): string | false =>
  (count > paperLimits.questions && `一份试卷最多 ${paperLimits.questions} 题，现有 ${count} 题`) ||
  (sections > paperLimits.sections && `一份试卷最多 ${paperLimits.sections} 个大题，现有 ${sections} 个`);
