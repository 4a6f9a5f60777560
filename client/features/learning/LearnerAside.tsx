import type { ReactNode } from 'react';
import { Loaded } from '../../components/state/Loaded.tsx';
import { LoadingState } from '../../components/state/LoadingState.tsx';
import { StudentAside } from './StudentAside.tsx';
import type { Learner, Learners } from './use-learners.ts';

interface Props {
  learners: Learners;
  /** Whether what is on screen is about one of them. */
  isChosen?: boolean;
  noteOf: (learner: Learner) => ReactNode;
}

/** The students of a class at the left of a screen, and until they have been read their place. */
export const LearnerAside = ({ learners, isChosen = true, noteOf }: Props): ReactNode => (
  <Loaded
    answer={learners.answer}
    what="学生名单"
    skeleton={
      <aside aria-label="学生">
        <LoadingState lines={12} />
      </aside>
    }
  >
    {(students) => (
      <StudentAside
        students={students.map((one) => ({ ...one, note: noteOf(one) }))}
        chosen={isChosen ? (learners.current?.studentId ?? '') : ''}
        choose={learners.choose}
        search={learners.search}
        setSearch={learners.setSearch}
      />
    )}
  </Loaded>
);
