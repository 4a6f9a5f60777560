import type { ReactNode } from 'react';
import { Classes } from './Classes.tsx';
import { ItemSection } from './ItemTable.tsx';
import { Overview } from './Overview.tsx';
import { MatrixSection } from './MatrixSection.tsx';
import { Points } from './Points.tsx';
import type { Report, SectionProps } from './report.ts';
import { Students } from './Students.tsx';

/** A section of the report. */
interface Section {
  value: string;
  label: string;
  content: ReactNode;
}

/** The sections of a report by their names. */
export type SectionName = 'overview' | 'matrix';

/** The sections of a report, the one to begin with first; classes are compared where there are several, whatever one the rest is narrowed to. */
export function sectionsOf(props: SectionProps, whole: Report, first: SectionName): [Section, ...Section[]] {
  const overview = { value: 'overview', label: '总览', content: <Overview {...props} /> };
  const matrix = { value: 'matrix', label: '逐题得分', content: <MatrixSection {...props} /> };
  const items = { value: 'items', label: '题目分析', content: <ItemSection {...props} /> };
  return [
    ...(first === 'matrix' ? ([matrix, overview, items] as const) : ([overview, items, matrix] as const)),
    { value: 'points', label: '知识点', content: <Points {...props} /> },
    { value: 'students', label: '学生', content: <Students {...props} /> },
    ...(whole.classes.length > 1 ? [{ value: 'classes', label: '班级对比', content: <Classes {...whole} /> }] : []),
  ];
}
