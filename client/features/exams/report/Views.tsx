import { Group, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePrinting } from '../../reports/printing.ts';
import { ClassView } from './ClassView.tsx';
import { Counted } from './Counted.tsx';
import { ItemsView } from './ItemsView.tsx';
import type { Report } from './report.ts';
import { SchoolView } from './SchoolView.tsx';
import { StudentsView } from './StudentsView.tsx';
import { SubjectView } from './SubjectView.tsx';
import { useReportAddress } from './use-report-address.ts';

const views = [
  { value: 'school', label: '全校' },
  { value: 'class', label: '班级' },
  { value: 'subject', label: '学科' },
  { value: 'items', label: '题目' },
  { value: 'students', label: '学生' },
] as const;

/** The views of a report; on paper the one that is open. */
export function Views({ report, isLeader }: { report: Report; isLeader: boolean }): ReactNode {
  const { view, show } = useReportAddress();
  const printing = usePrinting();
  const chosen = views.find(({ value }) => value === view)?.value ?? 'school';
  const content = {
    school: <SchoolView report={report} isLeader={isLeader} />,
    class: <ClassView report={report} />,
    subject: <SubjectView report={report} />,
    items: <ItemsView report={report} isLeader={isLeader} />,
    students: <StudentsView report={report} />,
  };
  if (printing) return content[chosen];
  return (
    <Tabs
      value={chosen}
      keepMounted={false}
      onChange={(value) => show({ view: value ?? undefined, studentId: undefined })}
    >
      <Group justify="space-between" wrap="nowrap" mb={10}>
        <Tabs.List aria-label="考试报告" flex={1}>
          {views.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Counted report={report} />
      </Group>
      <Tabs.Panel value={chosen}>{content[chosen]}</Tabs.Panel>
    </Tabs>
  );
}
