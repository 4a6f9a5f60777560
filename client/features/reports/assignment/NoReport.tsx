import { Group, Text } from '@mantine/core';
import { IconChartBarOff, IconFileOff, IconHourglass, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { ButtonLink } from '../../../components/page/links.tsx';
import { PageNotice } from '../../../components/state/PageNotice.tsx';
import { pathTo } from '../../../session/paths.ts';
import { actOf, stagePath } from '../../assignments/work/acts.ts';
import { publish } from '../../marking/publish-actions.ts';
import type { Report, SectionProps } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** Whether there is nothing to report on yet: nobody has handed in, or nothing is marked. */
export const isEmpty = ({ completion }: Pick<Report, 'completion'>): boolean => completion.marked === 0;

/** Stands where a report will be, says what it waits for, and leads there. */
export function EmptyReport({ paper, report, whole }: SectionProps & { whole: Report }): ReactNode {
  const sectionPath = useSectionPath();
  const { submitted } = report.completion;
  const isOneClass = report !== whole && !isEmpty(whole);
  const waiting: [picture: Icon, title: string, text: string] =
    submitted === 0
      ? [IconChartBarOff, '还没有人上交', '收到答卷并批改后，这里是成绩、题目和知识点的分析。']
      : [IconHourglass, '还没有批完的答卷', `已交 ${submitted} 份，批完一份起，这里是成绩、题目和知识点的分析。`];
  const [picture, title, text] = waiting;
  return (
    <PageNotice icon={picture} title={isOneClass ? `这个班${title}` : title}>
      <Text c="dimmed">{text}</Text>
      <Group mt="sm" gap={8}>
        {isOneClass ? (
          <ButtonLink to={sectionPath('', { classId: '' })}>看全部班级</ButtonLink>
        ) : (
          <NextAct paper={paper} />
        )}
      </Group>
    </PageNotice>
  );
}

/** What the report waits for, as the head of the work names it too. */
function NextAct({ paper }: Pick<SectionProps, 'paper'>): ReactNode {
  const act = actOf(paper, publish);
  if (!act || act.kind === 'report') return null;
  if (act.to !== undefined)
    return (
      <ButtonLink variant="light" to={act.to}>
        {act.label}
      </ButtonLink>
    );
  return (
    <Button variant="light" onClick={() => void act.run?.()}>
      {act.label}
    </Button>
  );
}

/** Stands where there never will be a report, since everybody got other questions. */
export const NeverReport = ({ paper }: Pick<SectionProps, 'paper'>): ReactNode => (
  <PageNotice icon={IconFileOff} title="这份作业没有报告">
    <Text c="dimmed">错题巩固每人题目不同，没有共同的题目可以比较；每个人做得怎样，看批改。</Text>
    <Group mt="sm" gap={8}>
      <ButtonLink to={stagePath('mark', paper)}>看批改</ButtonLink>
      <ButtonLink variant="default" to={pathTo('assignmentReport')}>
        选择其他作业
      </ButtonLink>
    </Group>
  </PageNotice>
);
