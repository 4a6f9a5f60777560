import { useSearchParams } from 'react-router-dom';
import { learningParts } from '../../../../contracts/wrongbook/learning-reports.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { usualParts, type Part } from './report.ts';

/** How the points of a subject are looked at. */
export const pointViews = ['tree', 'radar', 'table'] as const;
export type PointView = (typeof pointViews)[number];

/** What of a report is shown and printed, and how to change it. */
export interface ReportQuery {
  of: 'student' | 'class';
  parts: readonly Part[];
  isPolished: boolean;
  isGrey: boolean;
  /** Whether those with too few answers get a short report on paper too. */
  withShort: boolean;
  /** The subject that is looked at closely, "" for the one that needs most. */
  subjectId: string;
  pointView: PointView;
  setOf: (of: 'student' | 'class') => void;
  setPart: (part: Part, isIn: boolean) => void;
  setPolished: (isPolished: boolean) => void;
  setGrey: (isGrey: boolean) => void;
  setWithShort: (withShort: boolean) => void;
  setSubject: (subjectId: string) => void;
  setPointView: (view: PointView) => void;
}

const none = 'none';

const partsIn = (text: string | null): readonly Part[] =>
  text === null ? usualParts : learningParts.filter((part) => text.split(',').includes(part));

/** The address of a choice of parts; the usual ones need none. */
function partsText(parts: readonly Part[]): string {
  if (parts.join() === usualParts.join()) return '';
  return parts.length === 0 ? none : parts.join();
}

/** Keeps what of a report is shown and printed in the address. */
export function useReportQuery(): ReportQuery {
  const [address, setAddress] = useSearchParams();
  const parts = partsIn(address.get('parts'));
  const view = address.get('points');
  const change = (changes: Record<string, string>) =>
    setAddress(changeAddress(address, changes), { replace: !('of' in changes) });
  return {
    of: address.get('of') === 'class' ? 'class' : 'student',
    parts,
    isPolished: address.get('wording') === 'polished',
    isGrey: address.get('grey') === '1',
    withShort: address.get('short') === '1',
    subjectId: address.get('subject') ?? '',
    pointView: pointViews.find((one) => one === view) ?? 'tree',
    setOf: (of) => change({ of: of === 'class' ? of : '' }),
    setPart: (part, isIn) => {
      const wanted = learningParts.filter((one) => (one === part ? isIn : parts.includes(one)));
      change({ parts: partsText(wanted) });
    },
    setPolished: (isPolished) => change({ wording: isPolished ? 'polished' : '' }),
    setGrey: (isGrey) => change({ grey: isGrey ? '1' : '' }),
    setWithShort: (withShort) => change({ short: withShort ? '1' : '' }),
    setSubject: (subject) => change({ subject }),
    setPointView: (points) => change({ points: points === 'tree' ? '' : points }),
  };
}
