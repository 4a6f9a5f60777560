import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { pathTo } from '../../../session/paths.ts';
import { classesText } from '../list/assignment.ts';
import { openWorkPrint } from '../../printing/open-print.tsx';
import { startDraft } from './draft.ts';
import { keyOf } from './draft-shape.ts';
import { creatingPath } from './origin.ts';
import type { Work } from './use-draft.ts';

/** What has been set, and what usually comes next. */
export function ResultPanel({ work: { draft, lesson, title } }: { work: Work }): ReactNode {
  const { done, classIds, taskType } = draft;
  if (!done) return null;
  const origin = { taskType, copyId: '', paperId: '' };
  return (
    <Card>
      <Stack align="center" gap="sm" px="md" py={56} ta="center" role="status">
        <IconCircleCheck size={48} stroke={1.4} color="var(--mantine-color-teal-7)" aria-hidden />
        <Title order={2} fz={18} tabIndex={-1} ref={(heading) => heading?.focus()} style={{ outline: 'none' }}>
          已布置“{title}”
        </Title>
        <Text c="dimmed">
          {lesson && classesText({ ...lesson, classes: lesson.classes.filter(({ id }) => classIds.includes(id)) })}，共{' '}
          {done.studentCount} 名学生。打印答题卡发给学生，作答后扫描上传。
        </Text>
        <Group gap={8} mt="sm">
          <Button onClick={() => void openWorkPrint(done.assignmentId, taskType)}>打印答题卡</Button>
          <ButtonLink variant="default" to={pathTo('assignments')}>
            返回列表
          </ButtonLink>
          <ButtonLink
            variant="subtle"
            to={creatingPath(origin)}
            onClick={() => startDraft({ key: keyOf(origin), taskType })}
          >
            再布置一份
          </ButtonLink>
        </Group>
      </Stack>
    </Card>
  );
}
