import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Columns } from '../../../components/page/Columns.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { useHasPart } from '../../../session/parts.ts';
import { teacher } from '../../../session/teacher.ts';
import type { Chapter } from './chapters.ts';
import { ChapterTree } from './ChapterTree.tsx';
import { CourseSubject, SchoolFilters, SubjectFilter } from './SchoolFilters.tsx';
import { SharedDocuments } from './SharedDocuments.tsx';
import { useCourseQuery, useSharedQuery } from './use-school-query.ts';

interface OfCourse {
  /** What can be done with the chapter that is chosen. */
  chapterAction?: (chapter: Chapter) => ReactNode;
}

/** What reaches who teaches: the own subject's documents, to use and to print. */
export function SchoolListOfCourse({ chapterAction }: OfCourse): ReactNode {
  const { query, course } = useCourseQuery();
  const { subjectId } = useSnapshot(teacher);
  return (
    <ByChapter query={query} subjectId={course.every ? '' : subjectId} chapterAction={chapterAction}>
      <SchoolFilters query={query} subject={<CourseSubject course={course} />} />
      <SharedDocuments query={query} curates={false} />
    </ByChapter>
  );
}

/** All that is shared in the school, for who keeps it in order; who does that has no print list. */
export function WholeSchoolList(): ReactNode {
  const query = useSharedQuery();
  return (
    <ByChapter query={query} subjectId="">
      <SchoolFilters query={query} subject={<SubjectFilter query={query} />} />
      <SharedDocuments query={query} curates />
    </ByChapter>
  );
}

interface ByChapterProps extends OfCourse {
  query: PageQuery<typeof pageCloudDocuments>;
  subjectId: string;
  children: ReactNode;
}

/** The tree of courses and chapters beside what it narrows; without chapters it would only repeat the filters. */
function ByChapter({ children, ...tree }: ByChapterProps): ReactNode {
  const list = <Card flush>{children}</Card>;
  if (!useHasPart('chapters')) return list;
  return (
    <Columns widths="204px minmax(0, 1fr)" wide="264px minmax(0, 1fr)">
      <ChapterTree {...tree} />
      {list}
    </Columns>
  );
}
