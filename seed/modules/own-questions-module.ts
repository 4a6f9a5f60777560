import { searchText } from '../../server/database/full-text.ts';
import { templateOf } from '../../server/database/question-template.ts';
import { personaIds, questionGroupIds, questionIds, schoolIds } from '../landmarks.ts';
import type { SeedModule, World } from '../world.ts';
import { ownGroup, ownQuestions } from './own-questions.ts';
import { ungrouped, type PlaceInGroup } from './questions.ts';

/** Who has added what the teacher among the personas has: for the own school. */
const owner = { ownerId: personaIds.teacher, schoolId: schoolIds.junior };

type OwnQuestion = (typeof ownQuestions | typeof ownGroup.questions)[number];

function writeOwnQuestion(
  world: World,
  index: number,
  question: OwnQuestion,
  inGroup: PlaceInGroup | typeof ungrouped,
) {
  const id = String(Number(questionIds.own) + index);
  const { pointId, ...rest } = question;
  const options = JSON.stringify(rest.options);
  world.write.question({
    id,
    ...owner,
    ...rest,
    ...inGroup,
    options,
    template: templateOf({ ...rest, options, groupId: inGroup.groupId }, [pointId]),
    answers: JSON.stringify(rest.answers),
    rubric: JSON.stringify(rest.rubric),
    createTime: world.now,
  });
  world.write.questionPoint({ questionId: id, pointId });
  const passage = inGroup.groupId === null ? '' : ownGroup.passage;
  world.write.questionText(id, searchText(passage, rest.stem, ...rest.options, rest.solution));
}

/** What the teacher among the personas has added for the own school. */
function writeOwn(world: World): void {
  ownQuestions.forEach((question, index) => writeOwnQuestion(world, index, question, ungrouped));
  const { title, passage, figure, questions } = ownGroup;
  const { subjectId, stage, gradeId } = questions[0];
  const [id, createTime] = [questionGroupIds.own, world.now];
  world.write.questionGroup({ id, ...owner, subjectId, stage, gradeId, title, passage, figure, createTime });
  questions.forEach((question, index) =>
    writeOwnQuestion(world, ownQuestions.length + index, question, { groupId: id, groupPosition: index + 1 }),
  );
}

export const ownQuestionsModule: SeedModule = { name: 'own-questions', title: '教师自建题目', run: writeOwn };
