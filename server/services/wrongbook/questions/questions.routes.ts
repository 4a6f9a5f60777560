import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/questions.ts';
import { searchQuery } from '../../../database/full-text.ts';
import { newId } from '../../../database/ids.ts';
import { grouped } from '../../../database/lists.ts';
import { cached, write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal, type HttpError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { User } from '../../../http/user.ts';
import { basketIds, basketSize, putAll, replaceInBaskets, take } from './basket.ts';
import { checkFigure, checkQuestion, stageOf } from './check-question.ts';
import { deleteGroupsOf, withSiblings } from './groups.queries.ts';
import * as queries from './questions.queries.ts';
import {
  askedRow,
  deleteQuestions,
  idsOf,
  insertQuestion,
  isInPaper,
  takeQuestionVersion,
  updateQuestion,
} from './write-questions.ts';

/** The questions of a list, all of which must be there. */
function several(sandbox: Sandbox, user: User, ids: readonly string[], gone: HttpError): queries.Question[] {
  const found = queries.selectQuestions(sandbox, user, ids);
  if (found.length < ids.length) throw gone;
  return found;
}

function knowledgeTree(
  sandbox: Sandbox,
  { schoolId }: User,
  { subjectId, stage }: ParsedOf<typeof calls.getKnowledgeTree>,
) {
  return cached(sandbox, `knowledge ${schoolId} ${subjectId} ${stage}`, () => {
    const points = queries.selectKnowledgePoints(sandbox, schoolId, subjectId, stage);
    const below = grouped(points, ({ parentId }) => parentId);
    return (below.get('') ?? []).map((chapter) => ({ ...chapter, children: below.get(chapter.id) ?? [] }));
  });
}

const rowOf = ({ subjectId, gradeId, ...asked }: ParsedOf<typeof calls.addQuestion>) => ({
  subjectId,
  gradeId,
  stage: stageOf(gradeId)!,
  ...askedRow(asked),
});

/** Adds a question of the user's; its id. */
function add(sandbox: Sandbox, { id: ownerId, schoolId }: User, fields: ParsedOf<typeof calls.addQuestion>): string {
  const id = newId(sandbox);
  const row = { id, ownerId, schoolId, createTime: sandbox.clock.dateTime(), ...rowOf(fields) };
  insertQuestion(sandbox, row, { pointIds: idsOf(fields.pointId) });
  return id;
}

export const questionRoutes = [
  route(calls.getKnowledgeTree, ({ sandbox, user, input }) => knowledgeTree(sandbox, user, input)),

  route(calls.pageQuestions, ({ sandbox, user, input }) => {
    const { keyword, range, ...rest } = input;
    // What holds no word at all, such as a comma, is found nowhere.
    const match = keyword ? (searchQuery(keyword) ?? '""') : undefined;
    const ownerId = range === 'own' ? user.id : undefined;
    return queries.selectQuestionPage(sandbox, user, { ...rest, match, ownerId });
  }),

  route(calls.getQuestion, ({ sandbox, user, input: { questionId } }) => {
    const [found] = several(sandbox, user, [questionId], refusal(calls.getQuestion, 'questionGone'));
    return found!;
  }),

  route(calls.listSimilarQuestions, ({ sandbox, user, input: { questionId, size } }) => {
    const gone = refusal(calls.listSimilarQuestions, 'questionGone');
    const [like] = several(sandbox, user, [questionId], gone);
    return queries.selectSimilar(sandbox, user, like!, size);
  }),

  route(
    calls.addQuestion,
    ({ sandbox, user, input }) =>
      write(sandbox, () => {
        checkQuestion(sandbox, calls.addQuestion, input);
        return { id: add(sandbox, user, input), version: 1 };
      }),
    ({ sandbox, user, input }) => checkFigure(sandbox, user, calls.addQuestion, input),
  ),

  route(
    calls.updateQuestion,
    ({ sandbox, user, input: { questionId, version, ...fields } }) =>
      write(sandbox, () => {
        const [found] = several(sandbox, user, [questionId], refusal(calls.updateQuestion, 'questionGone'));
        if (found!.group) throw refusal(calls.updateQuestion, 'inGroup');
        if (!takeQuestionVersion(sandbox, questionId, version)) throw refusal(calls.updateQuestion, 'stale');
        checkQuestion(sandbox, calls.updateQuestion, fields);
        if (!isInPaper(sandbox, [questionId])) {
          updateQuestion(sandbox, { id: questionId, ...rowOf(fields) }, { pointIds: idsOf(fields.pointId) });
          return { id: questionId, version: version + 1 };
        }
        // What was answered must stay what it was: papers keep the question as it is, the bank gets a new one.
        deleteQuestions(sandbox, [questionId]);
        const id = add(sandbox, user, fields);
        replaceInBaskets(sandbox, user.schoolId!, [questionId], [id]);
        return { id, version: 1 };
      }),
    ({ sandbox, user, input }) => checkFigure(sandbox, user, calls.updateQuestion, input),
  ),

  route(calls.removeQuestions, ({ sandbox, user, input: { questionId } }) =>
    write(sandbox, () => {
      const ids = idsOf(questionId);
      several(sandbox, user, ids, refusal(calls.removeQuestions, 'questionGone'));
      deleteQuestions(sandbox, withSiblings(sandbox, ids));
      deleteGroupsOf(sandbox, ids);
    }),
  ),

  route(calls.listBasket, ({ sandbox, user }) => queries.selectQuestions(sandbox, user, basketIds(sandbox, user.id))),

  route(calls.putInBasket, ({ sandbox, user, input: { questionId } }) =>
    write(sandbox, () => {
      const ids = idsOf(questionId);
      several(sandbox, user, ids, refusal(calls.putInBasket, 'questionGone'));
      putAll(sandbox, user.id, withSiblings(sandbox, ids));
      const count = basketIds(sandbox, user.id).length;
      if (count > basketSize) throw refusal(calls.putInBasket, 'full', { max: basketSize });
      return { count };
    }),
  ),

  route(calls.takeFromBasket, ({ sandbox, user, input: { questionId } }) =>
    write(sandbox, () => {
      take(sandbox, user.id, questionId === undefined ? undefined : withSiblings(sandbox, idsOf(questionId)));
      return { count: basketIds(sandbox, user.id).length };
    }),
  ),
];
