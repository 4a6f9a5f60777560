import type { ReactNode } from 'react';
import { Classes } from './Classes.tsx';
import { ItemSection } from './ItemTable.tsx';
import { Overview } from './Overview.tsx';
import { Points } from './Points.tsx';
import type { Report, SectionProps } from './report.ts';
import { Students } from './Students.tsx';

/** A section of the report. */
interface Section {
  value: string;
  label: string;
  content: ReactNode;
}

/** The sections of a report; classes are compared where there are several, whatever one the rest is narrowed to. */
export const sectionsOf = (props: SectionProps, whole: Report): [Section, ...Section[]] => [
  { value: 'overview', label: '总览', content: <Overview {...props} /> },
  { value: 'items', label: '题目分析', content: <ItemSection {...props} /> },
  { value: 'points', label: '知识点', content: <Points {...props} /> },
  { value: 'students', label: '学生', content: <Students {...props} /> },
  ...(whole.classes.length > 1 ? [{ value: 'classes', label: '班级对比', content: <Classes {...whole} /> }] : []),
];
