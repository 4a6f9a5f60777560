import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { previewPracticePaper, type previewPractice } from '../../../../../contracts/wrongbook/practice.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../../components/dialog/dialogs.ts';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { sectionsOf } from '../../../paper-builder/paper-building.ts';
import { summaryOf } from '../../../paper-builder/paper-summary.ts';
import { AnswerSwitch } from '../../../paper-builder/papers/AnswerSwitch.tsx';
import { PaperSheet } from '../../../paper-builder/papers/PaperSheet.tsx';

interface Student {
  studentId: string;
  studentName: string;
  className: string;
}

interface Props {
  /** Those who get a paper. */
  students: readonly Student[];
  /** Of them, whose paper is shown first. */
  studentId: string;
  /** What practice would be made of. */
  practice: InputOf<typeof previewPractice>;
}

/** Shows what single students would get, one after the other. */
export const openPersonalPapers = (props: Props): Promise<unknown> => openDialog(<PersonalPapers {...props} />);

function PersonalPapers({ students, studentId, practice }: Props): ReactNode {
  const [place, setPlace] = useState(() => students.findIndex((one) => one.studentId === studentId));
  const [withAnswers, setWithAnswers] = useState(false);
  const student = students[place]!;
  const answer = useCall(
    previewPracticePaper,
    { ...practice, studentId: student.studentId },
    { keepPreviousData: false },
  );
  return (
    <Dialog title={`${student.className} ${student.studentName}`} size={1000} drawer closing="关闭">
      <Group justify="space-between" mb="sm">
        <Group gap={8}>
          <Button size="xs" variant="default" disabled={place === 0} onClick={() => setPlace(place - 1)}>
            上一名
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={place === students.length - 1}
            onClick={() => setPlace(place + 1)}
          >
            下一名
          </Button>
          <Text size="sm" c="dimmed">
            第 {place + 1} 名，共 {students.length} 名有题可练
          </Text>
        </Group>
        <AnswerSwitch checked={withAnswers} onChange={setWithAnswers} />
      </Group>
      <Loaded answer={answer} what="这名学生的试卷">
        {(paper) => {
          const sections = sectionsOf(paper);
          const { count, total } = summaryOf(sections);
          return (
            <PaperSheet
              title={`${student.studentName}的错题巩固（${count} 题，${total} 分）`}
              sections={sections}
              withAnswers={withAnswers}
            />
          );
        }}
      </Loaded>
    </Dialog>
  );
}
