import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { listTeachers } from '../../../../../contracts/vesta/teacher.ts';
import { getMarkingPlan, setMarkingParts } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import { formCall } from '../../../../api/form-call.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { FormDialog } from '../../../../components/form/FormDialog.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { personal } from '../../../../session/personal.ts';
import type { SubjectPlan } from '../shapes.ts';
import { PartFields } from './PartFields.tsx';
import { faultOf, formsOf, inputOfPart, type PartForm } from './part-form.ts';

interface Props {
  examId: string;
  subjectId: string;
}

/** Pixels: the questions, their markers and shares side by side. */
const size = 920;

/** Says who marks which questions of a subject, how, and how much. */
export function Allocation({ examId, subjectId }: Props): ReactNode {
  const plan = useCall(getMarkingPlan, { examId }, { keepPreviousData: false });
  const subject = plan.data?.find((one) => one.subjectId === subjectId);
  if (subject) return <AllocationForm examId={examId} subject={subject} />;
  return (
    <Dialog title="安排阅卷" size={size} drawer closing="关闭">
      <Loaded answer={plan} what="阅卷安排">
        {() => <Text>这一科没有答题卡，成绩在“成绩”一步录入。</Text>}
      </Loaded>
    </Dialog>
  );
}

interface Values {
  parts: readonly PartForm[];
}

function AllocationForm({ examId, subject }: { examId: string; subject: SubjectPlan }): ReactNode {
  const { schoolId } = useSnapshot(personal);
  const teachers = useCall(listTeachers, { schoolId }).data ?? [];
  return (
    <FormDialog<typeof setMarkingParts, unknown, Values>
      title={`安排${subject.courseName}阅卷`}
      size={size}
      drawer
      {...formCall(setMarkingParts)}
      fixed={{ examId, subjectId: subject.subjectId }}
      values={{ parts: formsOf(subject) }}
      inputOf={({ parts }) => ({ parts: parts.map(inputOfPart) })}
      fieldOf={partOf}
      rules={({ parts }) =>
        Object.fromEntries(parts.flatMap((part, at) => (faultOf(part) === '' ? [] : [[`parts.${at}`, faultOf(part)]])))
      }
    >
      <PartFields subject={subject} teachers={teachers} />
    </FormDialog>
  );
}

/** What is wrong in a part is told at the part. */
const partOf = (path: string): string => /^parts\.\d+/.exec(path)?.[0] ?? path;
