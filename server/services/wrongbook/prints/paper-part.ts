import type { ExamHead, PaperField, PaperPart, PaperSize } from '../../../engines/printing/document.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectGroups } from '../questions/groups.queries.ts';
import { paperField, type AnswerSpace, type PlacedQuestion } from './fields.ts';

/** Questions as they are to stand on paper. */
export interface PaperToPrint {
  title: string;
  sections: readonly { title: string; questions: readonly PlacedQuestion[] }[];
  answerSpace: AnswerSpace;
}

/** Whose paper it is. */
export interface PaperOwner {
  studentName: string;
  studentNo: string;
  className: string;
}

const fieldsOf = ({ className, studentName, studentNo }: PaperOwner): PaperField[] => [
  { label: '班级', value: className },
  { label: '姓名', value: studentName },
  { label: '学号', value: studentNo },
  { label: '得分' },
];

/** A question paper, or what is right on it; a student's own has the name on it. */
export function paperPart(
  sandbox: Sandbox,
  { title, sections, answerSpace }: PaperToPrint,
  {
    size,
    withAnswers,
    owner,
    exam,
  }: { size: PaperSize; withAnswers: boolean; owner: PaperOwner | undefined; exam?: ExamHead | undefined },
): PaperPart {
  const groupIds = sections.flatMap(({ questions }) => questions.flatMap(({ group }) => group?.id ?? []));
  const groups = selectGroups(sandbox, groupIds);
  const fields = owner && fieldsOf(owner);
  return {
    kind: 'paper',
    size,
    title: withAnswers ? `${title} 参考答案` : title,
    ...(withAnswers
      ? { fields: [], withAnswers }
      : { withSpace: true, ...(fields && { fields }), ...(exam && { exam }) }),
    sections: sections.map((section) => ({
      title: section.title,
      questions: section.questions.map((question) =>
        paperField(question, groups.get(question.group?.id ?? ''), answerSpace),
      ),
    })),
  };
}
