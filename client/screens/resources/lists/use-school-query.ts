import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import { teacher } from '../../../session/teacher.ts';
import { asTeacher } from '../documents/write.ts';

/** The query of the school's resources; for who teaches, the course in the header tells the subject. */
export function useSchoolQuery(byCourse: boolean): PageQuery<typeof pageCloudDocuments> {
  const { subjectId } = useSnapshot(teacher);
  const ofCourse = byCourse ? { subjectId } : {};
  const query = usePageQuery(pageCloudDocuments, { fixed: { ...asTeacher(), range: 'shared', ...ofCourse } });
  useFirstPageOf(subjectId, () => query.goTo(1));
  return query;
}

/** Another value leads to the first page, since the number of a page in one list means nothing in another. */
function useFirstPageOf(value: string, goToFirst: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== '' && last.current !== value) goToFirst();
    last.current = value;
  }, [value, goToFirst]);
}
