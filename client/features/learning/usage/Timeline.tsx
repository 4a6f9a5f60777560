import { Group, SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { activityKinds, pageStudentActivity } from '../../../../contracts/wrongbook/student-usage.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { chooseLesson } from '../../../filters/cascades.ts';
import { kindLabels, placeOf, stateText, type Activity, type Usage } from './usage.ts';

type TimelineQuery = PageQuery<typeof pageStudentActivity>;

interface Props {
  query: TimelineQuery;
  courses: Usage['courses'];
}

/** What a student did, the latest first: each leads to the sheet or into the notebook, where the role may open these. */
export function Timeline({ query, courses }: Props): ReactNode {
  const answer = useCall(pageStudentActivity, query.input);
  const { kind, courseId } = query.filters;
  return (
    <Card
      flush
      title="时间线"
      aside={
        <Group gap={8} role="search" aria-label="筛选时间线">
          <SegmentedControl
            size="xs"
            aria-label="类别"
            data={[
              { value: '', label: '全部' },
              ...activityKinds.map((value) => ({ value, label: kindLabels[value] })),
            ]}
            value={kind ?? ''}
            onChange={(value) => query.filter({ kind: value })}
          />
          <FilterSelect
            label="学科"
            all="全部学科"
            width={128}
            options={courses.map((course) => ({ value: course.courseId, label: course.courseName }))}
            value={courseId}
            onChange={(value) => query.filter({ courseId: value })}
          />
        </Group>
      }
    >
      <DataTable
        label="时间线"
        answer={answer}
        query={query}
        columns={columnsOf(query.input, courses)}
        keyOf={keyOf}
        nameOf={({ title }) => title}
        headingOf={(one, index) => dayHeading(answer.data?.records[index - 1], one)}
        empty={{ text: '这段时间没有符合条件的记录，可以换个时间、类别或学科。' }}
      />
    </Card>
  );
}

const keyOf = ({ kind, assignmentId, questionId, time }: Activity): string =>
  `${kind} ${assignmentId} ${questionId} ${time}`;

const dayOf = ({ time }: Activity): string => time.slice(0, 10);

const dayHeading = (before: Activity | undefined, one: Activity): ReactNode =>
  before && dayOf(before) === dayOf(one) ? undefined : dayOf(one);

const columnsOf = (
  { classId, studentId }: TimelineQuery['input'],
  courses: Usage['courses'],
): readonly Column<Activity>[] => [
  { key: 'clock', title: '时间', width: 64, render: ({ time }) => time.slice(11, 16) },
  { key: 'kind', title: '类别', width: 92, render: ({ kind }) => <Tag>{kindLabels[kind]}</Tag> },
  { key: 'subjectName', title: '学科', width: 96 },
  {
    key: 'title',
    title: '名称',
    render: (one) => (
      <TextLink to={placeOf(one, studentId)} onClick={() => chooseLesson(classId, courseOf(courses, one))}>
        {one.title}
      </TextLink>
    ),
  },
  { key: 'state', title: '状态', width: 128, render: (one) => <State activity={one} /> },
  {
    key: 'score',
    title: '得分',
    width: 88,
    align: 'right',
    render: ({ score, full }) => (score === null ? '-' : `${formatScore(score)}/${formatScore(full)}`),
  },
  {
    key: 'rate',
    title: '得分率',
    width: 76,
    align: 'right',
    render: ({ score, full }) => formatRate(score === null || full === 0 ? null : score / full),
  },
  { key: 'classRate', title: '班级', width: 76, align: 'right', render: ({ classRate }) => formatRate(classRate) },
];

const courseOf = (courses: Usage['courses'], { subjectId }: Activity): string =>
  courses.find((course) => course.subjectId === subjectId)?.courseId ?? '';

function State({ activity }: { activity: Activity }): ReactNode {
  const text = stateText(activity);
  if (activity.kind !== 'notebook' && activity.state === 0 && activity.isPublished) return <Tag tone="bad">{text}</Tag>;
  return activity.state === 2 || activity.isLate ? <Tag tone="warn">{text}</Tag> : text;
}
