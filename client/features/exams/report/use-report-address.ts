import { useSearchParams } from 'react-router-dom';
import { examMeasures, type ExamMeasure } from '../../../../contracts/constants/exam-report.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { total } from './report.ts';

/** What the address of a report says, and addresses beside it. */
export interface ReportAddress {
  examId: string;
  view: string;
  measure: ExamMeasure;
  /** "" for all. */
  classId: string;
  /** "" for the total, undefined where none is chosen. */
  subjectId: string | undefined;
  studentId: string;
  /** The exam that this one is held against; "" for the last. */
  earlierExamId: string;
  /** The same report with something else chosen; undefined takes it out. */
  pathOf: (changes: Record<string, string | undefined>) => string;
  /** Goes there, leaving no step back where only something else of the same view is looked at. */
  show: (changes: Record<string, string | undefined>) => void;
}

/** What is chosen of a report stands in the address, so that a link shows the same. */
export function useReportAddress(): ReportAddress {
  const [address, setAddress] = useSearchParams();
  const subject = address.get('subjectId');
  const changed = (changes: Record<string, string | undefined>) => changeAddress(address, changes);
  return {
    examId: address.get('examId') ?? '',
    view: address.get('view') ?? '',
    measure: examMeasures.find((one) => one === address.get('measure')) ?? 'mean',
    classId: address.get('classId') ?? '',
    subjectId: subject === null ? undefined : subject === total ? '' : subject,
    studentId: address.get('studentId') ?? '',
    earlierExamId: address.get('earlierExamId') ?? '',
    pathOf: (changes) => `?${changed(changes)}`,
    show: (changes) => setAddress(changed(changes), { replace: !('view' in changes) }),
  };
}

/** A subject as the address has it. */
export const inAddress = (subjectId: string): string => subjectId || total;

/** A subject as calls take it: the total is none. */
export const asInput = (subjectId: string): { subjectId?: string } => (subjectId === '' ? {} : { subjectId });
