import type { MarkingWay } from '../../../../../contracts/constants/exam-marking.ts';
import { questionType } from '../../../../../contracts/constants/questions.ts';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import type { setMarkingParts } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import type { PlannedPart, SubjectPlan } from '../shapes.ts';

/** A teacher who may mark. */
export interface Teacher {
  id: string;
  name: string;
  account: string;
}

/** A marker in the form: so much of the part, or the answers of these classes. */
export interface MarkerForm {
  teacherId: string;
  share: number;
  classIds: readonly string[];
}

/** A part as it is filled in. */
export interface PartForm {
  /** "" for a new one. */
  id: string;
  name: string;
  positions: readonly number[];
  isDouble: boolean;
  tolerance: number;
  withMachine: boolean;
  way: MarkingWay;
  leaderId: string;
  /** Null for what the school usually takes. */
  driftLimit: number | null;
  markers: readonly MarkerForm[];
  /** Scripts that have marks: then questions and double marking stay as they are. */
  begun: number;
}

type Question = SubjectPlan['questions'][number];
type Part = InputOf<typeof setMarkingParts>['parts'][number];

/** A new part for some questions. */
export const newPart = (name: string, positions: readonly number[], like?: PartForm): PartForm => ({
  id: '',
  name,
  positions,
  isDouble: false,
  tolerance: 0,
  withMachine: false,
  way: like?.way ?? 'share',
  leaderId: like?.leaderId ?? '',
  driftLimit: null,
  markers: like?.markers ?? [],
  begun: 0,
});

/** What there is, or for a subject that nobody marks yet a part for each question that a person must mark. */
export function formsOf({ parts, questions }: SubjectPlan): PartForm[] {
  if (parts.length > 0) return parts.map(formOf);
  return questions.filter(isForPeople).map(({ position }) => newPart(`${position} 题`, [position]));
}

const isForPeople = ({ questionType: type }: Question): boolean => type !== questionType.choice;

const formOf = ({ id, markers, ...part }: PlannedPart): PartForm => ({
  id,
  name: part.name,
  positions: part.positions,
  isDouble: part.isDouble,
  tolerance: part.tolerance,
  withMachine: part.withMachine,
  way: part.way,
  leaderId: part.leaderId,
  driftLimit: part.driftLimit,
  markers: markers
    .filter(({ state }) => state !== 'off')
    .map(({ teacherId, share, classIds }) => ({ teacherId, share, classIds })),
  begun: part.total - part.none,
});

/** What the call takes of it. */
export const inputOfPart = (part: PartForm): Part => ({
  ...(part.id !== '' && { markingPartId: part.id }),
  name: part.name.trim(),
  positions: [...part.positions],
  isDouble: part.isDouble,
  tolerance: part.isDouble ? part.tolerance : 0,
  withMachine: part.isDouble && part.withMachine,
  way: part.way,
  leaderId: part.leaderId,
  ...(part.driftLimit !== null && { driftLimit: part.driftLimit }),
  markers: part.markers.map(({ teacherId, share, classIds }) => ({
    teacherId,
    share,
    classIds: part.way === 'class' ? [...classIds] : [],
  })),
});

/** Questions that a person must mark and no part has. */
export const unassigned = ({ questions }: SubjectPlan, parts: readonly PartForm[]): number[] => {
  const taken = new Set(parts.flatMap(({ positions }) => positions));
  return questions
    .filter((question) => isForPeople(question) && !taken.has(question.position))
    .map(({ position }) => position);
};

/** Markers after some were chosen: who stays keeps share and classes. */
export const withMarkers = (markers: readonly MarkerForm[], chosen: readonly string[]): MarkerForm[] =>
  chosen.map(
    (teacherId) => markers.find((marker) => marker.teacherId === teacherId) ?? { teacherId, share: 1, classIds: [] },
  );

/** What is missing in a part, before it is sent; "" for nothing. */
export function faultOf({ name, positions, leaderId, markers, isDouble, withMachine, way }: PartForm): string {
  if (name.trim() === '') return '请填写题组名称';
  if (positions.length === 0) return '请选择题目';
  if (leaderId === '') return '请选择题组长';
  const needed = isDouble && !withMachine ? 2 : 1;
  if (markers.length < needed) return needed === 2 ? '双评至少选两位阅卷人' : '请选择阅卷人';
  if (way === 'class' && markers.some(({ classIds }) => classIds.length === 0)) return '每位阅卷人都要选班级';
  return '';
}

/** About how many scripts each marker gets by share; 0 where nobody is chosen. */
export const quotaOf = (part: PartForm, marker: MarkerForm, scripts: number): number => {
  const sum = part.markers.reduce((total, { share }) => total + share, 0);
  const rounds = part.isDouble ? (part.withMachine ? 1 : 2) : 1;
  return sum === 0 ? 0 : Math.round((scripts * rounds * marker.share) / sum);
};
