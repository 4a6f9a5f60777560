import type * as z from 'zod';
import type {
  markingProgress,
  partFigures,
  sampleScript,
  scriptCase,
} from '../../../../contracts/wrongbook/exams/marking-figures.ts';
import type {
  markingDesk,
  markingPlan,
  ownPart,
  ownScript,
  takenScript,
} from '../../../../contracts/wrongbook/exams/marking-shapes.ts';

// What the calls of marking by many answer, by the names that its screens use.

export type Progress = z.output<typeof markingProgress>;
export type SubjectProgress = Progress['subjects'][number];
export type PartProgress = SubjectProgress['parts'][number];
export type WaitingCase = Progress['waiting'][number];
export type PartFigures = z.output<typeof partFigures>;
export type MarkerFigures = PartFigures['markers'][number];
export type Plan = z.output<typeof markingPlan>;
export type SubjectPlan = Plan[number];
export type PlannedPart = SubjectPlan['parts'][number];
export type Case = z.output<typeof scriptCase>;
export type CaseRound = Case['rounds'][number];
export type Desk = z.output<typeof markingDesk>;
export type DeskQuestion = Desk['questions'][number];
export type OwnPart = z.output<typeof ownPart>;
export type OwnScript = z.output<typeof ownScript>;
export type TakenScript = z.output<typeof takenScript>;
export type ScriptAnswer = TakenScript['answers'][number];
export type Sample = z.output<typeof sampleScript>;
