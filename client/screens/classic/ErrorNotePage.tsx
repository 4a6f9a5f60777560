import '../../components/mantine-screens.css';
import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/page/links.tsx';
import { ClassBookScreen } from '../../features/mistakes/class/ClassBookScreen.tsx';
import { StudentBooksScreen } from '../../features/mistakes/student/StudentBooksScreen.tsx';
import { useLesson } from '../../features/mistakes/use-lesson.ts';
import { pathTo } from '../../session/paths.ts';
import { usePurpose } from '../../session/use-purpose.ts';

const title = '错题本';

/** 错题本: the book of the class and those of its students, of the term and the type of mistakes that the header has. */
export function Page(): ReactNode {
  const lesson = useLesson('term and type');
  const navigate = useNavigate();
  const isOfStudents = usePurpose() === 'studentBook';
  const aside = (
    <>
      <SegmentedControl
        size="xs"
        aria-label="错题本"
        data={[
          { value: 'classBook', label: '班级' },
          { value: 'studentBook', label: '学生' },
        ]}
        value={isOfStudents ? 'studentBook' : 'classBook'}
        onChange={(book) => void navigate(pathTo(book) ?? '/')}
      />
      <ButtonLink size="xs" variant="subtle" to={pathTo('learningGroups')}>
        学习小组
      </ButtonLink>
    </>
  );
  return isOfStudents ? (
    <StudentBooksScreen title={title} lesson={lesson} aside={aside} />
  ) : (
    <ClassBookScreen title={title} lesson={lesson} aside={aside} />
  );
}
