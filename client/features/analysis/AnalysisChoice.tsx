import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { LessonChoice } from './LessonChoice.tsx';
import { tabs, type Analysis, type Tab } from './use-analysis.ts';

const tabLabels: Record<Tab, string> = { schools: '学校', points: '知识点', terms: '年级走势', classes: '班级' };

/** Schools, their points and terms or the classes of one, and the exam. */
export function AnalysisChoice({ analysis }: { analysis: Analysis }): ReactNode {
  const { exams, examId, chooseExam, mayChooseSchool, mayCompareSchools, tab, showTab } = analysis;
  return (
    <>
      {mayChooseSchool && <LessonChoice analysis={analysis} />}
      <SegmentedControl
        size="xs"
        aria-label="比较什么"
        data={(mayCompareSchools ? tabs : (['classes', 'terms'] as const)).map((value) => ({
          value,
          label: tabLabels[value],
        }))}
        value={tab}
        onChange={showTab}
      />
      {exams.data && exams.data.length > 0 && (
        <FilterSelect
          label="考试"
          width={210}
          options={exams.data.map(({ id, name, startDate }) => ({ value: id, label: `${name} ${startDate.slice(5)}` }))}
          value={examId}
          onChange={chooseExam}
        />
      )}
      {mayCompareSchools && <Tag>只读</Tag>}
    </>
  );
}
