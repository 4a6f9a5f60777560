import { questionType } from '../../../../contracts/constants/questions.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import { totalScore } from '../../../../contracts/headings.ts';
import { documentState } from '../../../../contracts/states.ts';
import { addUploadedPaper } from '../../../../contracts/wrongbook/uploaded-papers.ts';
import { newIds } from '../../../database/ids.ts';
import { questionPoints, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { selectDocument } from '../documents/documents.queries.ts';
import { arePointsRight, keyFault, stageOf } from '../questions/check-question.ts';
import { askedRow, idsOf, type Asked } from '../questions/write-questions.ts';
import { insertPaper, type NewPaper } from './write-papers.ts';

type Fields = ParsedOf<typeof addUploadedPaper>;
type Key = Fields['questions'][number];

/** Share of an average class that gets a question right of which nothing is known. */
const usualFacility = 0.7;

/** The file of a document that has been read through. */
function fileOf(sandbox: Sandbox, { documentId }: Fields): { fileHash: string; filePages: number } {
  const document = selectDocument(sandbox, documentId);
  if (!document || document.state === documentState.deleted) throw refusal(addUploadedPaper, 'documentGone');
  const { kind, state, failReason: reason, hash, pages } = document;
  if (state === documentState.failed) throw refusal(addUploadedPaper, 'unreadable', { reason });
  if (hash !== '' && kind !== 'pdf') throw refusal(addUploadedPaper, 'notPdf');
  if (state !== documentState.done) throw refusal(addUploadedPaper, 'notRead');
  return { fileHash: hash, filePages: pages };
}

/** What stands in the place of a stem, which is in the PDF: a fill-in has its blanks. */
function stemOf(title: string, number: number, { questionType: type, answers }: Key): string {
  const blanks = type === questionType.fillIn ? `：${answers.map(() => '____').join('　')}` : '';
  return `第 ${number} 题，见试卷《${title}》${blanks}`;
}

/** A question as it is written down, without the words that are in the PDF. */
const askedOf = (title: string, number: number, key: Key): Asked => ({
  questionType: key.questionType,
  stem: stemOf(title, number, key),
  options: Array.from({ length: key.questionType === questionType.choice ? key.options : 0 }, () => ''),
  answers: key.answers,
  rubric: [],
  solution: '',
  mistakes: [],
  figure: '',
  score: key.score,
  facility: usualFacility,
});

function check(sandbox: Sandbox, { title, subjectId, gradeId, full, questions: keys }: Fields): Asked[] {
  if (keys.length === 0) throw refusal(addUploadedPaper, 'noQuestions');
  const asked = keys.map((key, index) => askedOf(title, index + 1, key));
  for (const [index, one] of asked.entries()) {
    const number = index + 1;
    const reason = keyFault(one);
    if (reason !== undefined) throw refusal(addUploadedPaper, 'badKey', { number, reason });
    const { pointId } = keys[index]!;
    if (pointId !== undefined && !arePointsRight(sandbox, { subjectId, gradeId, pointId }))
      throw refusal(addUploadedPaper, 'wrongPoint', { number });
  }
  const total = totalScore(keys.map(({ score }) => score));
  if (total !== full) throw refusal(addUploadedPaper, 'fullDiffers', { total, full });
  return asked;
}

function sectionTitle({ questionType: type, answers }: Key): string {
  if (type === questionType.choice) return answers[0]!.length > 1 ? '多选题' : '选择题';
  return type === questionType.fillIn ? '填空题' : '解答题';
}

/** Questions that follow each other and are of one kind are a section. */
function sectionsOf(keys: readonly Key[], ids: readonly string[]): NewPaper['sections'] {
  const sections: { title: string; questions: { questionId: string; score: number; demand: Key['demand'] }[] }[] = [];
  for (const [index, key] of keys.entries()) {
    const title = sectionTitle(key);
    const placed = { questionId: ids[index]!, score: key.score, demand: key.demand };
    const last = sections.at(-1);
    if (last?.title === title) last.questions.push(placed);
    else sections.push({ title, questions: [placed] });
  }
  return sections;
}

/** Adds a paper whose questions stand in an uploaded PDF; they are in no bank, as they have no words. Call it within a write. */
export function addUploaded(sandbox: Sandbox, user: User, fields: Fields): string {
  const file = fileOf(sandbox, fields);
  const asked = check(sandbox, fields);
  const { title, subjectId, gradeId, questions: keys } = fields;
  const owner = { ownerId: user.id, schoolId: user.schoolId!, createTime: sandbox.clock.dateTime() };
  const ids = newIds(sandbox, keys.length);
  const place = { ...owner, subjectId, gradeId, stage: stageOf(gradeId)! };
  const rows = asked.map((one, index) => {
    const id = ids[index]!;
    return { ...place, ...askedRow(one), id, template: `uploaded ${id}`, isDeleted: 1 };
  });
  sandbox.orm.insert(questions).values(rows).run();
  const points = keys.flatMap(({ pointId }, index) =>
    pointId === undefined ? [] : idsOf(pointId).map((id) => ({ questionId: ids[index]!, pointId: id })),
  );
  if (points.length > 0) sandbox.orm.insert(questionPoints).values(points).run();
  return insertPaper(sandbox, { ...owner, ...file, title, subjectId, gradeId, sections: sectionsOf(keys, ids) });
}
