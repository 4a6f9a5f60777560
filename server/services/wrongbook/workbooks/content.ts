import type * as z from 'zod';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { WorkbookQuestionState } from '../../../../contracts/constants/workbooks.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { entryFields } from '../../../../contracts/wrongbook/workbook-shapes.ts';
import type { getEntryPage } from '../../../../contracts/wrongbook/workbooks.ts';
import type { User } from '../../../http/user.ts';
import { keyFault } from '../questions/check-question.ts';
import type { Question } from '../questions/questions.queries.ts';
import type { EntryRow, PageRow } from './workbooks.queries.ts';

/** What is written down of a question. */
export type Content = { [Name in keyof typeof entryFields]: z.output<(typeof entryFields)[Name]> };

type Entry = DataOf<typeof getEntryPage>['questions'][number];

/** What has been written down of a question; undefined of one that nobody has begun. */
export const contentOf = ({ entry }: EntryRow): Content | undefined =>
  entry ? (JSON.parse(entry.content) as Content) : undefined;

/** What keeps a question from being handed over, in words for people; "" for nothing. */
export function missingOf(content: Content): string {
  if (content.stem === '') return '缺题干';
  if (content.score === 0) return '缺分值';
  const empty = content.answers.length === 0 || content.answers.some((one) => one.every((text) => text === ''));
  if (empty) return '缺答案';
  if (content.questionType === questionType.choice && content.options.some((text) => text === '')) return '有选项没写';
  if (content.rubric.some(({ text, score }) => text === '' || score === 0)) return '有步骤没写完';
  const fault = keyFault(content);
  if (fault !== undefined) return fault;
  return content.pointIds.length === 0 ? '缺知识点' : '';
}

/** Whether nothing is left to do with a question: the bank has it. */
export const isDone = ({ bankId, entry }: EntryRow): boolean => (entry ? entry.state === 'approved' : bankId !== null);

/** Whether the answers of a question are kept from somebody, who then can still be its second pair of eyes. */
function isBlind({ entry }: EntryRow, page: PageRow, user: User): boolean {
  if (entry?.state !== 'draft' || entry.authorId === user.id) return false;
  if (entry.secondId === user.id && entry.secondAnswers !== '') return false;
  return page.state === 'review' || page.entererId !== user.id;
}

const blanksIn = ({ questionType: type, stem }: Content): number =>
  type === questionType.fillIn ? (stem.match(/_{4,}/g)?.length ?? 0) : 0;

const blank: Content = {
  questionType: 3,
  stem: '',
  options: [],
  answers: [],
  rubric: [],
  solution: '',
  figure: '',
  score: 0,
  facility: 0.7,
  pointIds: [],
  box: null,
};

const ofBank = ({ points, ...question }: Question): Content => ({
  ...blank,
  questionType: question.questionType,
  stem: question.stem,
  options: question.options,
  answers: question.answers,
  rubric: question.rubric,
  solution: question.solution,
  figure: question.figure,
  score: question.score,
  facility: question.facility,
  pointIds: points.map(({ id }) => id),
});

const untouched = ({ questionType: type, score }: EntryRow): Content => ({
  ...blank,
  questionType: type as Content['questionType'],
  score,
});

function stateOf(row: EntryRow, missing: string): WorkbookQuestionState {
  if (isDone(row)) return 'approved';
  if (!row.entry) return 'empty';
  if (row.entry.state === 'sentBack') return 'sentBack';
  if (row.entry.secondAnswers !== '') return 'judged';
  return missing === '' ? 'ready' : 'draft';
}

/** What is known besides a question's own row. */
export interface Known {
  page: PageRow;
  user: User;
  banked: ReadonlyMap<string, Question>;
  groupOf: (question: Question | undefined) => Entry['group'];
  nameOfPoint: (id: string) => string;
}

/** A question of a page as somebody may see it. */
export function shown(row: EntryRow, { page, user, banked, groupOf, nameOfPoint }: Known): Entry {
  const { id, position, entry } = row;
  const inBank = banked.get(row.bankId ?? '');
  const content = contentOf(row) ?? (inBank ? ofBank(inBank) : untouched(row));
  const { pointIds, ...asked } = content;
  const hidden = isBlind(row, page, user);
  const missing = isDone(row) ? '' : missingOf(content);
  const seen = entry !== null && !hidden;
  return {
    id,
    position,
    state: stateOf(row, missing),
    group: groupOf(inBank),
    ...asked,
    ...(hidden && { answers: [], rubric: [], solution: '' }),
    isMultiple: content.answers[0] !== undefined && content.answers[0].length > 1 && content.questionType === 1,
    points: pointIds.map((pointId) => ({ id: pointId, name: nameOfPoint(pointId) })),
    authorName: row.authorName,
    missing,
    note: entry?.note ?? '',
    secondAnswers: seen && entry.secondAnswers !== '' ? (JSON.parse(entry.secondAnswers) as string[][]) : [],
    blanks: blanksIn(content),
    isBlind: hidden,
    version: entry?.version ?? 0,
  };
}
