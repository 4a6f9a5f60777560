import { Box, Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { listMissingPages } from '../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../api/use-call.ts';
import { Tag } from '../../components/page/Tag.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import type { Column, RowAction } from '../../components/table/columns.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import type { Missing } from './scan.ts';
import { settle } from './scan-actions.ts';

const settledLabels: Record<Missing['settled'], string> = { absent: '缺交', incomplete: '缺页按未答', waiting: '等待' };

const pagesText = (pages: readonly number[]): string => (pages.length === 0 ? '-' : `第 ${pages.join('、')} 页`);

const columns: readonly Column<Missing>[] = [
  { key: 'studentName', title: '学生', width: 120 },
  { key: 'studentNo', title: '学号', width: 140 },
  { key: 'className', title: '班级', width: 140 },
  { key: 'found', title: '已收到', render: ({ found }) => pagesText(found) },
  { key: 'missing', title: '缺少', render: ({ missing }) => pagesText(missing) },
  {
    key: 'settled',
    title: '处理',
    width: 120,
    render: ({ settled }) => <Tag tone={settled === 'waiting' ? 'warn' : 'plain'}>{settledLabels[settled]}</Tag>,
  },
];

/** Students whose sheets have not come in whole, and what is decided about them. */
export function MissingList({ assignmentId }: { assignmentId: string }): ReactNode {
  const work = useCall(getAssignment, { assignmentId });
  const { studentCount = 0, submittedCount = 0, absentCount = 0, reading } = work.data ?? {};
  const answer = useCall(listMissingPages, { assignmentId });
  return (
    <Box component="section" aria-labelledby="missing-title">
      <Loaded answer={answer} what="没有收齐的学生">
        {(rows) => (
          <>
            <Group gap="sm" mih={44}>
              <Title order={2} fz={15} id="missing-title">
                没有收齐（{rows.filter(({ settled }) => settled === 'waiting').length} 人待定）
              </Title>
              {reading?.isRunning === false && submittedCount > 0 && (
                <AbsentButton assignmentId={assignmentId} rows={rows} />
              )}
            </Group>
            {rows.length === 0 ? (
              <Text fz={13} c="dimmed">
                {submittedCount + absentCount < studentCount
                  ? '还没有打印答题卡。打印以后，没有收到答卷的学生会列在这里。'
                  : '答题卡都收齐了。'}
              </Text>
            ) : (
              <RecordTable
                label="没有收齐的学生"
                columns={columns}
                rows={rows}
                keyOf={({ submissionId }) => submissionId}
                nameOf={({ studentName }) => studentName}
                actions={(row) => actionsOf(assignmentId, row)}
                actionsWidth={160}
              />
            )}
          </>
        )}
      </Loaded>
    </Box>
  );
}

/** Of whom nothing came is absent, of whom a part came is taken as it is. */
function actionsOf(assignmentId: string, row: Missing): RowAction[] {
  if (row.settled !== 'waiting') return [{ label: '改为等待', run: () => settle(assignmentId, [row], 'waiting') }];
  return row.found.length === 0
    ? [{ label: '记为缺交', run: () => settle(assignmentId, [row], 'absent') }]
    : [{ label: '缺页按未答', run: () => settle(assignmentId, [row], 'incomplete') }];
}

function AbsentButton({ assignmentId, rows }: { assignmentId: string; rows: readonly Missing[] }): ReactNode {
  const absent = rows.filter(({ settled, found }) => settled === 'waiting' && found.length === 0);
  if (absent.length < 2) return null;
  return (
    <Button size="xs" variant="default" onClick={() => void settle(assignmentId, absent, 'absent')}>
      {absent.length} 人全部记为缺交
    </Button>
  );
}
