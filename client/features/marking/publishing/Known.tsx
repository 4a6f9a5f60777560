import { Button, Kbd, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { publishAssignment } from '../../../../contracts/wrongbook/marking.ts';
import { call } from '../../../api/call.ts';
import { DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { showDone } from '../../../components/toast.ts';
import { useAction } from '../../../components/use-action.ts';
import { pathTo } from '../../../session/paths.ts';
import { Effects } from './Effects.tsx';
import { KindTable } from './KindTable.tsx';
import { openMarks, rowsOf, sumOf, viewOf, type KindRow, type Publishing, type Tally } from './publishing.ts';

interface Props {
  work: { id: string; title: string };
  publishing: Publishing;
}

/** What is known before scores are published, and the buttons; the filled one is what a careful person does next. */
export function Known({ work, publishing }: Props): ReactNode {
  const { close } = useDialog();
  const navigate = useNavigate();
  const rows = rowsOf(publishing.questions);
  const sum = sumOf(rows);
  const path = (row: KindRow | undefined) =>
    row && pathTo('marking', { assignmentId: work.id, questionId: row.open, view: viewOf(row) });
  const first = path(rows.find((row) => row[viewOf(sum)] > 0));
  const look = (to: string) => {
    close(false);
    void navigate(to);
  };
  return (
    <Stack gap={14}>
      <Text size="md">{headline(publishing, sum)}</Text>
      <KindTable rows={rows} sum={sum} look={first === undefined ? undefined : (row) => look(path(row)!)} />
      <Effects publishing={publishing} />
      <Buttons work={work} sum={sum} lookAtOpen={first === undefined ? undefined : () => look(first)} />
    </Stack>
  );
}

function headline({ questions, handedInCount }: Publishing, { doubtful, unmarked }: Tally): ReactNode {
  if (handedInCount === 0) return <b>还没有人上交，不能发布。</b>;
  if (unmarked > 0) return <b>还有 {unmarked} 个作答没有得分，不能发布。</b>;
  if (doubtful === 0) return '没有存疑的作答，可以发布。';
  const marks = openMarks(questions);
  return (
    <>
      <b>还有 {doubtful} 个存疑的作答没有看</b>，共 {formatNumber(marks)} 分未定；全判高或全判低，平均分相差{' '}
      {formatNumber(marks / handedInCount, 1)} 分。
    </>
  );
}

interface ButtonsProps {
  work: { id: string };
  sum: Tally;
  lookAtOpen: (() => void) | undefined;
}

function Buttons({ work, sum, lookAtOpen }: ButtonsProps): ReactNode {
  const { close } = useDialog();
  const filled = useRef<HTMLButtonElement>(null);
  // The dialog was open before what is known was there: Enter does what is filled.
  useEffect(() => filled.current?.focus(), []);
  const [failed, setFailed] = useState('');
  const publishing = useAction(async () => {
    setFailed('');
    const { studentCount, mistakeCount } = await call(publishAssignment, { assignmentId: work.id }).catch(
      (error: unknown) => {
        setFailed(error instanceof Error ? error.message : String(error));
        throw error;
      },
    );
    showDone(`已发布 ${studentCount} 名学生的成绩，记入错题 ${mistakeCount} 道`);
    close(true);
  });
  const open = sum.unmarked > 0 ? sum.unmarked : sum.doubtful;
  const leads = open > 0 && lookAtOpen !== undefined;
  const mayPublish = sum.unmarked === 0 && sum.answers > 0;
  const what = sum.doubtful > 0 ? `带 ${sum.doubtful} 个存疑发布` : '发布成绩';
  return (
    <>
      {failed !== '' && (
        <Text size="sm" c="red.9" role="alert">
          没有发布：{failed}
        </Text>
      )}
      <DialogButtons>
        <Button variant="default" mr="auto" onClick={() => close()}>
          取消
        </Button>
        {mayPublish && (
          <Button
            variant={leads ? 'default' : 'filled'}
            loading={publishing.busy}
            ref={leads ? undefined : filled}
            rightSection={leads ? undefined : <EnterKey />}
            onClick={() => void publishing.run()}
          >
            {what}
          </Button>
        )}
        {leads && (
          <Button ref={filled} rightSection={<EnterKey />} onClick={lookAtOpen}>
            {sum.unmarked > 0 ? `先批 ${open} 个没有得分的` : `先看 ${open} 个存疑`}
          </Button>
        )}
      </DialogButtons>
    </>
  );
}

const EnterKey = (): ReactNode => (
  <Kbd size="xs" aria-hidden>
    ↵
  </Kbd>
);
