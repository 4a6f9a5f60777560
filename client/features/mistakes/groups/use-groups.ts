import type { InputOf } from '../../../../contracts/endpoint.ts';
import {
  keepMistakeGroups,
  listMistakeGroups,
  regroupMistakes,
} from '../../../../contracts/wrongbook/mistake-groups.ts';
import { call } from '../../../api/call.ts';
import { today } from '../../../api/clock.ts';
import { useCall } from '../../../api/use-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { showOffer } from '../../../components/offer.tsx';
import type { Answer } from '../../../components/state/answer.ts';
import { attempt } from '../../../components/use-action.ts';
import { defaultTerm } from '../../../session/terms.ts';
import type { Lesson } from '../use-lesson.ts';
import { arrangementOf, lossOf, moved, renamed, type Groups, type Place } from './arrangement.ts';

/** The groups of a lesson, and what a teacher changes about them. */
export interface MistakeGroups {
  lesson: Lesson;
  answer: Answer<Groups>;
  /** Puts a student elsewhere, with the way back. */
  move: (student: { studentId: string; studentName: string }, place: Place) => Promise<void>;
  rename: (key: number, name: string) => Promise<boolean>;
  /** Makes groups anew, once what is lost has been agreed to. */
  regroup: () => Promise<boolean>;
}

/** Reads the groups of a lesson; null until the header has one. */
export function useGroups(lesson: Lesson | null): MistakeGroups | null {
  const asked: InputOf<typeof listMistakeGroups> | null = lesson && {
    ...lesson,
    // The last week and month lie in the term of today.
    learningYear: lesson.learningYear ?? defaultTerm(today()),
    source: lesson.source ?? 1,
  };
  const answer = useCall(listMistakeGroups, asked, { keepPreviousData: false });
  if (!asked || !lesson) return null;
  const { data } = answer;
  const keep = (version: number, groups: ReturnType<typeof arrangementOf>) =>
    attempt(() => call(keepMistakeGroups, { ...asked, version, groups }));
  return {
    lesson,
    answer,
    move: async ({ studentId, studentName }, place) => {
      if (!data) return;
      const before = arrangementOf(data);
      const after = moved(before, studentId, place);
      if (!(await keep(data.version, after))) return;
      const home = after.find(({ studentIds }) => studentIds.includes(studentId));
      const done = home ? `${studentName}已移到“${home.name}”` : `${studentName}已移出小组`;
      showOffer(done, '撤销', () => void keep(data.version + 1, before));
    },
    rename: async (key, name) =>
      data !== undefined && (await keep(data.version, renamed(arrangementOf(data), key, name))),
    regroup: async () =>
      data !== undefined &&
      (await confirm({
        title: '重新分组',
        message: `将按现在的错题重新分组${lossOf(data) && `，会丢失${lossOf(data)}`}。已布置的练习不受影响。`,
        action: '重新分组',
        danger: true,
        run: () => call(regroupMistakes, { ...asked, version: data.version }),
      })),
  };
}
