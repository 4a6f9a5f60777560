import type { ReactNode } from 'react';
import { Columns } from '../../components/page/Columns.tsx';
import { useShortcuts } from '../../components/shortcuts.ts';
import { PaperPreview } from './PaperPreview.tsx';
import { RuleForm } from './RuleForm.tsx';
import type { ChangeRule, RuleFaults } from './rule.ts';
import { StudentList } from './StudentList.tsx';
import { hasPractice, isChosen, practisingBeside } from './students.ts';
import type { Practice } from './use-practice.ts';

interface Props {
  practice: Practice;
  /** Without it the rule is settled: what it gives is shown alone. */
  editing?: { change: ChangeRule; faults: RuleFaults; hasBasket: boolean };
  /** Whose paper is shown; the first one's until somebody is chosen. */
  studentId: string;
  choose: (studentId: string) => void;
}

/** The rule, the paper that it gives a student, and what it gives all of them. */
export function PracticeDesk({ practice, editing, studentId: named, choose }: Props): ReactNode {
  const students = (practice.everybody.data?.students ?? []).filter(
    (student) => hasPractice(student) && isChosen(practice.rule.studentIds, student),
  );
  const student = students.find((one) => one.studentId === named) ?? students[0];
  const turn = (by: 1 | -1) => {
    const next = practisingBeside(students, student?.studentId ?? '', by);
    if (next) choose(next.studentId);
  };
  useShortcuts([
    { keys: ['k', 'ArrowUp'], shown: 'K ↑', label: '上一名学生', run: () => turn(-1) },
    { keys: ['j', 'ArrowDown'], shown: 'J ↓', label: '下一名学生', run: () => turn(1) },
  ]);
  const change = editing?.change;
  return (
    <Columns
      widths={editing ? '284px minmax(0, 1fr) 276px' : 'minmax(0, 1fr) 276px'}
      wide={editing ? '284px minmax(0, 1fr) 340px' : 'minmax(0, 1fr) 340px'}
    >
      {editing && <RuleForm practice={practice} {...editing} />}
      <PaperPreview practice={practice} change={change} student={student} turn={turn} />
      <StudentList practice={practice} change={change} studentId={student?.studentId ?? ''} choose={choose} />
    </Columns>
  );
}
