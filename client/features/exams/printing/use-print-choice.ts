import { useSearchParams } from 'react-router-dom';
import { examPrintKinds, type ExamPrintKind } from '../../../../contracts/constants/exam-printing.ts';
import { changeAddress } from '../../../components/page-query.ts';
import type { ExamDetail } from '../frame/exam.ts';

/** What is printed of an exam and for whom: "" for all classes, rooms, subjects. */
export interface PrintChoice {
  kinds: readonly ExamPrintKind[];
  classId: string;
  examRoomId: string;
  courseId: string;
}

const none = 'none';

const kindsIn = (text: string | null, usual: readonly ExamPrintKind[]): readonly ExamPrintKind[] =>
  text === null ? usual : examPrintKinds.filter((kind) => text.split(',').includes(kind));

function textOf(kinds: readonly ExamPrintKind[], usual: readonly ExamPrintKind[]): string {
  if (kinds.join() === usual.join()) return '';
  return kinds.length === 0 ? none : kinds.join();
}

/** What is chosen before anybody chooses: what is handed out next. */
const usualOf = ({ state }: Pick<ExamDetail, 'state'>): readonly ExamPrintKind[] =>
  state === 'published' ? ['slips'] : ['tickets'];

/** Keeps what is printed in the address. */
export function usePrintChoice(
  exam: Pick<ExamDetail, 'state'>,
): [PrintChoice, (changes: Partial<PrintChoice>) => void] {
  const [address, setAddress] = useSearchParams();
  const usual = usualOf(exam);
  const id = (name: string): string => address.get(name) ?? '';
  const choice: PrintChoice = {
    kinds: kindsIn(address.get('kinds'), usual),
    classId: id('classId'),
    examRoomId: id('examRoomId'),
    courseId: id('courseId'),
  };
  const change = ({ kinds, ...ids }: Partial<PrintChoice>) =>
    setAddress(changeAddress(address, { ...ids, ...(kinds && { kinds: textOf(kinds, usual) }) }), { replace: true });
  return [choice, change];
}
