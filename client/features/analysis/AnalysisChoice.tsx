import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { LessonChoice } from './LessonChoice.tsx';
import type { Analysis } from './use-analysis.ts';

/** Schools or the classes of one, and the exam. */
export function AnalysisChoice({ analysis }: { analysis: Analysis }): ReactNode {
  const {
    exams,
    examId,
    chooseExam,
    mayChooseSchool,
    mayCompareSchools,
    isOfSchools,
    showSchools,
    showClasses,
    input,
  } = analysis;
  return (
    <>
      {mayChooseSchool && <LessonChoice analysis={analysis} />}
      {mayCompareSchools && (
        <SegmentedControl
          size="xs"
          aria-label="比较什么"
          data={[
            { value: 'schools', label: '学校' },
            { value: 'classes', label: '班级' },
          ]}
          value={isOfSchools ? 'schools' : 'classes'}
          onChange={(of) => (of === 'schools' ? showSchools() : showClasses(input?.examId ?? ''))}
        />
      )}
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
