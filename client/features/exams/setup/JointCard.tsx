import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { joinJointExam, leaveJointExam, openJointExam } from '../../../../contracts/wrongbook/exams/joint-exams.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { TextField } from '../../../components/form/fields.tsx';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { showDone } from '../../../components/toast.ts';
import type { ExamDetail } from '../frame/exam.ts';

type Joint = NonNullable<ExamDetail['joint']>;

/** Setting an exam together with other schools: opened or joined while it is planned, and read by its leaders afterwards. */
export function JointCard({ exam }: { exam: ExamDetail }): ReactNode {
  const { joint, state } = exam;
  const isOpen = state === 'planned';
  if (!joint && !isOpen) return null;
  return (
    <Card title="联考">{joint ? <Members exam={exam} joint={joint} isOpen={isOpen} /> : <Ways exam={exam} />}</Card>
  );
}

const Ways = ({ exam }: { exam: ExamDetail }): ReactNode => (
  <Stack gap="sm">
    <Text size="sm">
      和本区域其他学校考同样的卷子、以便区域比较时，由一所学校发起，其余学校凭联考码参加。各校各自编排、阅卷和发布，互相只看得到校名。
    </Text>
    <Group gap={8}>
      <Button variant="default" onClick={() => void openJoint(exam)}>
        发起联考
      </Button>
      <Button variant="default" onClick={() => void joinJoint(exam)}>
        凭联考码参加
      </Button>
    </Group>
  </Stack>
);

interface MembersProps {
  exam: ExamDetail;
  joint: Joint;
  isOpen: boolean;
}

const Members = ({ exam, joint: { code, schoolNames }, isOpen }: MembersProps): ReactNode => (
  <Stack gap="sm">
    <Text size="sm">
      {schoolNames.length === 1 ? '还没有其他学校参加' : `${schoolNames.length} 所学校参加：${schoolNames.join('、')}`}
    </Text>
    {isOpen && (
      <Group gap={8}>
        <Text>
          联考码 <b>{spaced(code)}</b>
        </Text>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy} aria-live="polite">
              {copied ? '已复制' : '复制'}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-sm" variant="subtle" color="red" onClick={() => void leaveJoint(exam, schoolNames)}>
          退出联考
        </Button>
      </Group>
    )}
    {isOpen && (
      <Text size="sm" c="dimmed">
        把联考码交给其他学校的考试负责人；年级、类别、学期以及共有科目的满分和试卷须一致，印制以后不能再参加或退出。
      </Text>
    )}
  </Stack>
);

/** Two groups of digits, as they are told by telephone. */
const spaced = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1 ');

async function openJoint({ id }: ExamDetail): Promise<void> {
  await call(openJointExam, { examId: id });
  showDone('已发起联考');
}

async function joinJoint({ id }: ExamDetail): Promise<void> {
  const joined = await openDialog(
    <FormDialog title="凭联考码参加" submit="参加" {...formCall(joinJointExam)} values={{ examId: id, code: '' }}>
      <TextField name="code" inputMode="numeric" help="由发起联考的学校告知；没有保存的修改请先保存" />
    </FormDialog>,
  );
  if (joined) showDone('已参加联考');
}

const leaveJoint = ({ id }: ExamDetail, schoolNames: readonly string[]): Promise<boolean> =>
  confirm({
    title: '退出联考',
    message:
      schoolNames.length === 1
        ? '没有其他学校参加，退出后联考码作废。考试的安排不变。'
        : '退出后本校不再与这些学校一起比较，凭联考码可以再次参加。考试的安排不变。',
    action: '退出',
    danger: true,
    run: () => call(leaveJointExam, { examId: id }),
  });
