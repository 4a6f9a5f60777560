import { ref } from 'valtio';
import { assignmentTags } from '../../../../contracts/constants/assignments.ts';
import { typeOf, type TaskType } from './lessons.ts';
import type { PaperSection } from '../../paper-builder/paper.ts';
import { blankRule, type PracticeRule } from '../../practice/rule.ts';
import type { StepKey } from './steps.ts';
import { openTarget, type Target } from './target.ts';

/** Sections as the store holds them: replaced as a whole, never changed within. */
export type HeldSections = ReturnType<typeof ref<readonly PaperSection[]>>;

/** Hands sections to the store. */
export const held = (sections: readonly PaperSection[]): HeldSections => ref(sections);

export type Tag = (typeof assignmentTags)[number]['value'];

/** What the server refused, and where that is mended. */
export interface Refusal {
  step: StepKey;
  /** The field or "" for the step as a whole. */
  field: string;
  message: string;
}

/** What is read out or written from memory, as it was typed. */
export interface DictationDraft {
  kind: 'words' | 'lines';
  /** One word or line per row. */
  text: string;
  /** What each row is worth. */
  each: string;
  pointId: string;
  /** The question of the bank that was made of it; "" before that. */
  questionId: string;
  /** Its version. */
  version: number;
}

/** Work that is being set up. */
export interface Draft {
  /** What the draft is kept under; "" for none. */
  key: string;
  taskType: TaskType;
  step: StepKey;
  /** null until somebody types one: then it is proposed. */
  title: string | null;
  tag: Tag;
  /** Key of the course and grade; "" until chosen. */
  lesson: string;
  classIds: string[];
  /** `yyyy-MM-dd` or "". */
  dueDate: string;
  /** The saved paper that holds exactly these questions; "" where there is none. */
  paperId: string;
  sections: HeldSections;
  /** What the paper shall come to. */
  target: Target;
  practice: PracticeRule;
  dictation: DictationDraft;
  refusal: Refusal | null;
  /** What came of it, once it has been set. */
  done: { assignmentId: string; studentCount: number } | null;
}

/** The occasions that suit a type of assignments. */
export const tagsOf = (type: TaskType) => {
  const labels = typeOf(type).tags;
  return assignmentTags.filter(({ label }) => labels.includes(label));
};

/** A draft in which nothing has been chosen yet. */
export const blankDraft = (key: string, taskType: TaskType): Draft => ({
  key,
  taskType,
  step: 'setup',
  title: null,
  tag: tagsOf(taskType)[0]!.value,
  lesson: '',
  classIds: [],
  dueDate: '',
  paperId: '',
  sections: held([]),
  target: openTarget,
  practice: blankRule,
  dictation: { kind: 'words', text: '', each: '1', pointId: '', questionId: '', version: 1 },
  refusal: null,
  done: null,
});

/** Where a draft comes from: a type alone, an assignment that is copied, or a paper. */
export interface Origin {
  taskType: TaskType;
  copyId: string;
  paperId: string;
}

/** What a draft of an origin is kept under: each has its own, so that none takes the place of another. */
export function keyOf({ taskType, copyId, paperId }: Origin): string {
  if (copyId !== '') return `copy-${copyId}`;
  return paperId === '' ? `type-${taskType}` : `paper-${paperId}`;
}
