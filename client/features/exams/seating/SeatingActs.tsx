import { Button, Group, Radio, Select, Stack, Switch, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { seatingWayLabels, type SeatingWay } from '../../../../contracts/constants/exams.ts';
import { pageExams } from '../../../../contracts/wrongbook/exams/exams.ts';
import { arrangeSeats } from '../../../../contracts/wrongbook/exams/seating.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { useAction } from '../../../components/use-action.ts';
import type { ExamDetail } from '../frame/exam.ts';

const ways = Object.entries(seatingWayLabels) as [SeatingWay, string][];

const meanings: Record<SeatingWay, string> = {
  class: '一个班接一个班，按学号坐',
  mixed: '各班轮流坐',
  result: '按上次总分从高到低坐，没有成绩的排在最后',
  random: '打乱坐，前后左右尽量不是同班',
};

/** Gives everybody a seat and a number, in the way that is chosen; again gives another order only where chance decides. */
export function SeatingActs({ exam }: { exam: ExamDetail }): ReactNode {
  const [way, setWay] = useState<SeatingWay>('random');
  const [isSerpentine, setSerpentine] = useState(exam.isSerpentine);
  const [sourceExamId, setSource] = useState('');
  const [said, setSaid] = useState('');
  const { run, busy } = useAction(async () => {
    const done = await call(arrangeSeats, {
      examId: exam.id,
      version: exam.version,
      way,
      isSerpentine,
      seed: Math.floor(Math.random() * 2 ** 31),
      ...(way === 'result' && sourceExamId !== '' && { sourceExamId }),
    });
    setSaid(resultText(done));
  });
  return (
    <Card title="排座位和考号">
      <Stack gap="sm">
        <Radio.Group aria-label="方式" value={way} onChange={(chosen) => setWay(chosen)}>
          <Group gap="6px 20px">
            {ways.map(([value, label]) => (
              <Radio key={value} size="sm" value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <Group gap="md">
          <Text size="sm" c="dimmed">
            {meanings[way]}
          </Text>
          {way === 'result' && <SourceField exam={exam} value={sourceExamId} choose={setSource} />}
          <Switch
            size="sm"
            label="座位蛇形（S 形）走"
            checked={isSerpentine}
            onChange={({ currentTarget }) => setSerpentine(currentTarget.checked)}
          />
          <Button
            variant={exam.seatedCount > 0 ? 'default' : 'filled'}
            disabled={way === 'result' && sourceExamId === ''}
            loading={busy}
            onClick={() => void run()}
          >
            {exam.seatedCount > 0 ? '重新排' : `给 ${exam.studentCount} 人排座位`}
          </Button>
        </Group>
        {said !== '' && <Notice tone="good">{said}</Notice>}
      </Stack>
    </Card>
  );
}

interface SourceProps {
  exam: ExamDetail;
  value: string;
  choose: (examId: string) => void;
}

/** The earlier exam by whose results candidates are seated. */
function SourceField({ exam, value, choose }: SourceProps): ReactNode {
  const { data: earlier } = useCall(pageExams, {
    current: 1,
    size: 50,
    descs: 'startDate',
    gradeId: exam.gradeId,
    state: 'published',
  });
  return (
    <Select
      size="xs"
      w={280}
      aria-label="上次考试"
      placeholder="请选择上次考试"
      data={(earlier?.records ?? [])
        .filter(({ id }) => id !== exam.id)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onChange={(id) => choose(id ?? '')}
    />
  );
}

function resultText({
  seatedCount,
  neighbourCount,
  withoutResultCount,
}: {
  seatedCount: number;
  neighbourCount: number;
  withoutResultCount: number;
}): string {
  const beside = neighbourCount === 0 ? '前后左右没有同班' : `还有 ${neighbourCount} 对相邻的是同班，人数所限避不开`;
  const without = withoutResultCount > 0 ? `；${withoutResultCount} 人没有上次成绩，排在最后` : '';
  return `已排好 ${seatedCount} 人的座位和考号，${beside}${without}。`;
}
