import type * as z from 'zod';
import { practiceMode } from '../../../../contracts/constants/assignments.ts';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import type { practiceRefusals, practiceRule } from '../../../../contracts/wrongbook/practice-shapes.ts';
import { localDateTime } from '../../../database/clock.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { lessonsOf, type Lessons } from '../assignments/lessons.ts';
import { selectClassStudents, selectItemsById, type Asked, type ClassStudent } from './practice.queries.ts';

/** How practice is made. */
export type Rule = z.output<typeof practiceRule>;

/** A call that takes a rule. */
export type PracticeCall = Endpoint & { refusals: Record<keyof typeof practiceRefusals | 'notTaught', string> };

/** Practice that is allowed: for whom, of what, by which rule. */
export interface Practice {
  user: User;
  lessons: Lessons;
  students: readonly ClassStudent[];
  rule: Rule;
}

const day = 86_400_000;

/** The least that a question of a paper with a set total is worth. */
const leastScore = 0.5;

function checkScore(call: PracticeCall, { scoring, score, most }: Rule): void {
  if (scoring === 'bank') return;
  if (score === undefined) throw refusal(call, 'noScore');
  const least = most * leastScore;
  if (scoring === 'total' && score < least) throw refusal(call, 'totalTooSmall', { least });
}

/** Who practises: all students of the classes, or those who are named. */
function practising(call: PracticeCall, all: readonly ClassStudent[], { studentIds }: Rule): readonly ClassStudent[] {
  if (studentIds.length === 0) return all;
  const there = new Set(all.map(({ studentId }) => studentId));
  const stray = studentIds.findIndex((id) => !there.has(id));
  if (stray >= 0) throw refusal(call, 'notInClasses', { number: stray + 1 });
  const named = new Set(studentIds);
  return all.filter(({ studentId }) => named.has(studentId));
}

function checkQuestions(sandbox: Sandbox, call: PracticeCall, { course }: Lessons, { questionIds }: Rule): void {
  const items = selectItemsById(sandbox, questionIds);
  const count = [...items.values()].filter(({ subjectId }) => subjectId !== course.subjectId).length;
  if (count > 0) throw refusal(call, 'strayQuestions', { count, courseName: course.name });
}

/** Looks up what practice is asked for; refuses what cannot be. */
export function practiceOf(
  sandbox: Sandbox,
  user: User,
  call: PracticeCall,
  { practice: rule, ...named }: { courseId: string; classId: string; practice: Rule },
): Practice {
  const lessons = lessonsOf(sandbox, user, call, named);
  if (rule.from !== undefined && rule.to !== undefined && rule.from > rule.to) throw refusal(call, 'wrongOrder');
  checkScore(call, rule);
  checkQuestions(sandbox, call, lessons, rule);
  return { user, lessons, rule, students: practising(call, selectClassStudents(sandbox, lessons.classIds), rule) };
}

const listOf = (values: readonly string[]): string | null => (values.length === 0 ? null : JSON.stringify(values));

function sinceOf(sandbox: Sandbox, { days, from }: Rule): string | null {
  const bounds = [
    ...(days === undefined ? [] : [localDateTime(sandbox.clock.now() - days * day)]),
    ...(from === undefined ? [] : [`${from} 00:00:00`]),
  ];
  return bounds.sort().at(-1) ?? null;
}

/** Which mistakes a rule is after, but for the wrong rates of their classes. */
export function askedOf(sandbox: Sandbox, { lessons, rule }: Practice): Asked {
  const { questionIds, withMastered, dueOnly } = rule;
  const common = {
    subjectId: lessons.course.subjectId,
    withMastered: Number(withMastered),
    dueOnly: Number(dueOnly),
    // Nobody is given as new what is a mistake already, whatever the rule leaves out.
    withOthers: Number(rule.practiceMode === practiceMode.extend),
    today: sandbox.clock.dateTime().slice(0, 10),
    questionIds: listOf(questionIds),
  };
  // Chosen questions are meant as they are, whatever else the rule says.
  if (questionIds.length > 0)
    return { ...common, since: null, until: null, source: null, causes: null, pointIds: null };
  return {
    ...common,
    since: sinceOf(sandbox, rule),
    until: rule.to === undefined ? null : `${rule.to} 23:59:59`,
    source: rule.source ?? null,
    causes: listOf(rule.causes),
    pointIds: listOf(rule.pointIds),
  };
}
