import { chineseNumber, commonScore, sectionHeading } from '../../../contracts/headings.ts';
import type { ExamHead, PaperField, PaperPart } from './document.ts';
import type { Materials } from './materials.ts';
import { prepareQuestions } from './prepare-question.ts';
import { plainText } from './text.ts';

const usualFields: readonly PaperField[] = ['班级', '姓名', '学号', '得分'].map((label) => ({ label }));

/** What is written on the edge that is sealed. */
const sealed = ['学校', '班级', '姓名', '考号'] as const;

/** The head of an examination; its candidates write who they are on the edge and not below the title. */
const prepareExam = ({ exam, sections }: PaperPart, materials: Materials) =>
  exam && {
    school: plainText(exam.schoolName, materials),
    term: exam.term,
    about: aboutOf(exam),
    notices: exam.notices.map((notice) => plainText(notice, materials)),
    sealed,
    parts: sections.map((_, index) => chineseNumber(index + 1)),
  };

const aboutOf = ({ minutes, full }: ExamHead): string =>
  `（考试时间：${minutes === undefined ? '　　　' : ` ${minutes} `}分钟　　满分：${full} 分）`;

/** A question paper as its template takes it. */
export function preparePaper(part: PaperPart, materials: Materials) {
  const { fields = part.exam ? [] : usualFields, withSpace: space = false, withAnswers: answer = false } = part;
  return {
    kind: part.kind,
    size: part.size,
    title: plainText(part.title, materials),
    subtitle: plainText(part.subtitle ?? '', materials),
    fields: fields.map(({ label, value = '' }) => ({
      label: plainText(label, materials),
      value: plainText(value, materials),
    })),
    exam: prepareExam(part, materials) ?? null,
    sections: part.sections.map(({ title, questions }, index) => {
      const scores = questions.map(({ score }) => score);
      const worth = commonScore(scores) === undefined;
      return {
        heading: plainText(sectionHeading(index + 1, title, scores), materials),
        questions: prepareQuestions(questions, { worth, several: !/多[选项]/.test(title), space, answer }, materials),
      };
    }),
  };
}
