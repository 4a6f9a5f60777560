import { useSearchParams } from 'react-router-dom';
import { examPrintKinds, type ExamPrintKind } from '../../../../contracts/constants/exam-printing.ts';
import { changeAddress } from '../../../components/page-query.ts';

/** What is printed of an exam and for whom: "" for all classes, rooms, subjects. */
export interface PrintChoice {
  kinds: readonly ExamPrintKind[];
  classId: string;
  examRoomId: string;
  courseId: string;
}

/** What is chosen before anybody chooses. */
const usual: readonly ExamPrintKind[] = ['tickets'];
const none = 'none';

const kindsIn = (text: string | null): readonly ExamPrintKind[] =>
  text === null ? usual : examPrintKinds.filter((kind) => text.split(',').includes(kind));

function textOf(kinds: readonly ExamPrintKind[]): string {
  if (kinds.join() === usual.join()) return '';
  return kinds.length === 0 ? none : kinds.join();
}

/** Keeps what is printed in the address. */
export function usePrintChoice(): [PrintChoice, (changes: Partial<PrintChoice>) => void] {
  const [address, setAddress] = useSearchParams();
  const id = (name: string): string => address.get(name) ?? '';
  const choice: PrintChoice = {
    kinds: kindsIn(address.get('kinds')),
    classId: id('classId'),
    examRoomId: id('examRoomId'),
    courseId: id('courseId'),
  };
  const change = ({ kinds, ...ids }: Partial<PrintChoice>) =>
    setAddress(changeAddress(address, { ...ids, ...(kinds && { kinds: textOf(kinds) }) }), { replace: true });
  return [choice, change];
}
