import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getClassMistake } from '../../../../contracts/wrongbook/mistakes.ts';
import { askedOf, misconceptionIn, suggestCause, type Asked } from '../../../engines/mastery/causes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectStudentCauses } from './class.queries.ts';
import { isLeftBlank } from '../marks/marking-answer.ts';
import { responseKey } from '../marks/response-ref.ts';
import { selectAnswers, selectTraces, type AnswerRow } from '../marks/responses.queries.ts';
import { inGroups } from '../marks/similar-answers.ts';
import type { Question } from '../questions/questions.queries.ts';

type WrongAnswers = DataOf<typeof getClassMistake>['answers'][number];
type Kind = WrongAnswers['kind'];

/** A wrong answer with what it is grouped by. */
interface Known {
  row: AnswerRow;
  kind: Kind;
  answer: string;
  isBlank: boolean;
  likenesses: readonly string[];
  confidence: number;
  pictures: WrongAnswers['students'][number]['pictures'];
}

function kindOf(isBlank: boolean, answer: string, pictures: readonly unknown[]): Kind {
  if (isBlank) return 'blank';
  if (answer !== '') return 'text';
  return pictures.length > 0 ? 'picture' : 'unknown';
}

function knownAnswers(sandbox: Sandbox, question: Question, rows: readonly AnswerRow[]): Known[] {
  const traces = selectTraces(sandbox, rows);
  return rows.map((row) => {
    const cuts = traces.get(responseKey(row)) ?? [];
    const answer = row.answer ?? '';
    const isBlank = isLeftBlank(row, question, cuts);
    const pictures = cuts.map(({ kind, part: index, version, width, height }) => ({
      kind,
      index,
      version,
      width,
      height,
    }));
    const likenesses = cuts.map(({ likeness }) => likeness);
    return { row, kind: kindOf(isBlank, answer, cuts), answer, isBlank, likenesses, confidence: 0, pictures };
  });
}

type Causes = ReturnType<typeof selectStudentCauses>;

/** Why an answer may be wrong that no book of mistakes holds: what has been done since may have taken it out. */
const suggested = ({ row, answer, isBlank }: Known, asked: Asked) => ({
  cause: suggestCause(asked, { answer, isBlank, credit: (row.score ?? 0) / row.full, reason: '' }),
  isConfirmed: false,
});

const answererOf = (known: Known, causes: Causes, asked: Asked): WrongAnswers['students'][number] => ({
  studentId: known.row.studentId,
  studentName: known.row.studentName,
  submissionId: String(known.row.submissionId),
  position: known.row.position,
  pictures: known.pictures,
  ...(causes.get(known.row.studentId) ?? suggested(known, asked)),
});

/** The wrong answers of a class to a question in some work, those alike together, the most frequent first. */
export function wrongAnswers(
  sandbox: Sandbox,
  question: Question,
  classId: string,
  assignmentIds: readonly string[],
): WrongAnswers[] {
  const rows = assignmentIds.flatMap((id) =>
    selectAnswers(sandbox, id, { questionId: question.id, classIds: [classId] }).filter(
      ({ score, full }) => score !== null && full - score >= 0.00005,
    ),
  );
  const studentIds = [...new Set(rows.map(({ studentId }) => studentId))];
  const causes = selectStudentCauses(sandbox, question.id, studentIds);
  // Of what is neither text nor picture nobody knows how alike it is: all of it is one group.
  const groups = grouped(inGroups(knownAnswers(sandbox, question, rows)), ({ answer: { kind }, group }) =>
    kind === 'unknown' ? 'unknown' : String(group),
  );
  const asked = askedOf(question);
  return [...groups.values()]
    .map((group) => {
      const [{ answer: first }] = group as [(typeof group)[number]];
      const students = group.map(({ answer }) => answererOf(answer, causes, asked));
      const { kind, answer } = first;
      return { answer, kind, error: misconceptionIn(asked, answer)?.name ?? '', count: students.length, students };
    })
    .sort((a, b) => b.count - a.count);
}
