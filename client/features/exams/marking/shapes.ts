import type * as z from 'zod';
import type {
  markingDesk,
  markingPlan,
  ownPart,
  ownScript,
  takenScript,
} from '../../../../contracts/wrongbook/exams/marking-shapes.ts';

// What the calls of marking by many answer, by the names that its screens use.

type Plan = z.output<typeof markingPlan>;
export type SubjectPlan = Plan[number];
export type PlannedPart = SubjectPlan['parts'][number];
export type Desk = z.output<typeof markingDesk>;
export type DeskQuestion = Desk['questions'][number];
export type OwnPart = z.output<typeof ownPart>;
export type OwnScript = z.output<typeof ownScript>;
export type TakenScript = z.output<typeof takenScript>;
export type ScriptAnswer = TakenScript['answers'][number];
