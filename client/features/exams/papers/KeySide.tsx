import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { stages } from '../../../../contracts/subjects.ts';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { useAction } from '../../../components/use-action.ts';
import { usePointOptions } from '../../question-bank/editor/use-points.ts';
import { AddKeys } from './AddKeys.tsx';
import { faultOf, rowsOf, sumOf, type KeyRow } from './key-rows.ts';
import { KeyTable } from './KeyTable.tsx';
import { savePaper, type Paper } from './upload-paper.ts';

const stageOf = (gradeId: string) =>
  stages.findLast(({ firstGradeId }) => Number(gradeId) >= firstGradeId)?.stage ?? 'junior';

interface Props {
  paper: Paper;
  rows: KeyRow[];
  documentId: string;
  sent: number;
  onChange: (rows: KeyRow[]) => void;
}

/** The key beside the pages, with what it adds up to. */
export function KeySide({ paper, rows, documentId, sent, onChange }: Props): ReactNode {
  const { close } = useDialog();
  const [title, setTitle] = useState(paper.title);
  const [isChecked, setChecked] = useState(false);
  const { subjectId, gradeId, full } = paper;
  const points = usePointOptions({ subjectId, gradeId, stage: stageOf(gradeId) });
  const sum = sumOf(rows);
  const { run: save, busy } = useAction(async () => close(await savePaper({ ...paper, title }, documentId, rows)));
  const finish = () => {
    setChecked(true);
    if (rows.every((row) => faultOf(row) === '')) void save();
  };
  const isWhole = rows.length > 0 && sum === full && title.trim() !== '';
  return (
    <Stack w={640} flex="none" gap="sm" mih={0}>
      <TextInput
        label="试卷名称"
        size="sm"
        maxLength={60}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <AddKeys room={paperLimits.questions - rows.length} onAdd={(batch) => onChange([...rows, ...rowsOf(batch)])} />
      <Box flex={1} mih={0} style={{ overflowY: 'auto' }}>
        {rows.length > 0 ? (
          <KeyTable rows={rows} points={points} isChecked={isChecked} onChange={onChange} />
        ) : (
          <Text size="sm" c="dimmed" py="xl" ta="center">
            按试卷的题型分批添加，再逐题录入答案；答题卡按这里的题型和分值排版。
          </Text>
        )}
      </Box>
      <Group justify="space-between">
        <Text size="sm" c={sum === full ? undefined : 'red.9'} aria-live="polite">
          共 {rows.length} 题，合计 {formatScore(sum)} 分，满分 {formatScore(full)} 分
          {sum !== full &&
            rows.length > 0 &&
            `，${sum < full ? '还差' : '多了'} ${formatScore(Math.abs(full - sum))} 分`}
        </Text>
        <Group gap="sm">
          {documentId === '' && (
            <Text size="sm" c="dimmed">
              上传 {Math.floor(sent * 100)}%
            </Text>
          )}
          <Button disabled={!isWhole || documentId === ''} loading={busy} onClick={finish}>
            保存试卷
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}
