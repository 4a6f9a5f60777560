import type { ReactNode } from 'react';
import { ClassResults } from '../ClassResults.tsx';
import { Sections } from '../Sections.tsx';
import type { Report } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** The classes side by side; one leads to its students. */
export function Classes({ classes }: Pick<Report, 'classes'>): ReactNode {
  const sectionPath = useSectionPath();
  return (
    <Sections>
      <ClassResults classes={classes} pathOf={(classId) => sectionPath('students', { classId })} />
    </Sections>
  );
}
