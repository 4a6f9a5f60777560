import { useSearchParams } from 'react-router-dom';
import { scriptViews } from '../../../../contracts/constants/exam-marking.ts';
import { changeAddress } from '../../../components/page-query.ts';
import type { PartProgress } from './shapes.ts';

export type CaseView = (typeof scriptViews)[number];

/**
 * Where somebody is in the marking of an exam: which subject and part is looked at, or at which part's screen they are. Who
 * came from the exam goes back there; else to the part's own progress, since who leads a part need not read the exam.
 */
export function useMarkingPlace() {
  const [address, setAddress] = useSearchParams();
  const partId = address.get('partId');
  const isFromExam = partId === null || address.get('from') === 'exam';
  const go = (changes: Readonly<Record<string, string | undefined>>, replace = false) =>
    setAddress(changeAddress(address, { ...elsewhere, from: isFromExam ? 'exam' : undefined, ...changes }), {
      replace,
    });
  const look = (changes: Readonly<Record<string, string | undefined>>) => go({ from: undefined, ...changes }, true);
  return {
    isFromExam,
    subjectId: address.get('subjectId') ?? '',
    part: address.get('part') ?? '',
    teacherId: address.get('teacherId') ?? '',
    /** Which scripts of the part are shown to its leader; undefined where none are. */
    view: scriptViews.find((one) => one === address.get('cases')),
    isProgress: address.get('see') === 'progress',
    chooseSubject: (subjectId: string) => look({ subjectId, part: undefined }),
    choosePart: (part: string) => look({ part }),
    showPart: (subjectId: string, part: string) => look({ subjectId, part }),
    openDesk: (id: string) => go({ partId: id }),
    openCases: (id: string, cases: CaseView, teacherId?: string) => go({ partId: id, cases, teacherId }),
    /** Back to how far the part is. */
    leave: () => go({ partId: partId ?? undefined, see: 'progress' }),
  };
}

/** What the address says of one place only. */
const elsewhere = {
  partId: undefined,
  cases: undefined,
  teacherId: undefined,
  task: undefined,
  see: undefined,
} as const;

/** The part of a subject that is looked at: the one that is named, else where something waits or is still to be marked. */
export const partShown = (parts: readonly PartProgress[], named: string): PartProgress | undefined =>
  parts.find(({ id }) => id === named) ??
  parts.find(({ third, leader, flagged }) => third + leader + flagged > 0) ??
  parts.find(({ done, total }) => done < total) ??
  parts[0];
