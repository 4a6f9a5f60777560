import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import { teacher } from '../../../session/teacher.ts';
import { asTeacher } from '../documents/call-documents.ts';

/** Whether the course in the header tells the subject, where one is chosen, and how to change that. */
export interface CourseFilter {
  chosen: boolean;
  every: boolean;
  setEvery: (every: boolean) => void;
}

const everySubject = 'all';

/** The query of the school's resources for who teaches: of the course in the header, unless all subjects are asked for. */
export function useCourseQuery(): { query: PageQuery<typeof pageCloudDocuments>; course: CourseFilter } {
  const { subjectId } = useSnapshot(teacher);
  const [address, setAddress] = useSearchParams();
  const every = address.get('subjects') === everySubject;
  const query = useSharedQuery(every ? {} : { subjectId });
  useFirstPageOf(every ? '' : subjectId, () => query.goTo(1));
  const setEvery = (wanted: boolean) => setAddress(changeAddress(address, { subjects: wanted ? everySubject : '' }));
  return { query, course: { chosen: subjectId !== '', every, setEvery } };
}

/** The query of all that is shared in the school. */
export const useSharedQuery = (fixed: { subjectId?: string } = {}): PageQuery<typeof pageCloudDocuments> =>
  usePageQuery(pageCloudDocuments, { fixed: { ...asTeacher(), range: 'shared', ...fixed } });

/** Another value leads to the first page, since the number of a page in one list means nothing in another. */
function useFirstPageOf(value: string, goToFirst: () => void): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== '' && value !== '' && last.current !== value) goToFirst();
    last.current = value;
  }, [value, goToFirst]);
}
