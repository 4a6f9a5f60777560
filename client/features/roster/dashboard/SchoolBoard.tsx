import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getRosterSummary } from '../../../../contracts/vesta/school.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress, readInput } from '../../../components/page-query.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { Courses } from './Courses.tsx';
import { Figures } from './Figures.tsx';
import { Grades } from './Grades.tsx';
import styles from './dashboard.module.css';

interface Props {
  schoolId: string;
  /** The way back, where the board is opened from a list of schools. */
  lead?: ReactNode;
  /** The shell shows no header. */
  bar?: boolean;
  /** Above the roster. */
  before?: ReactNode;
  /** Before the choice of the grade. */
  children?: ReactNode;
}

/** The board of one school, of all grades or of one. */
export function SchoolBoard({ schoolId, lead, bar = false, before, children }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { gradeId = '' } = readInput(getRosterSummary, address);
  const school = useCall(getRosterSummary, { schoolId });
  const summary = useCall(getRosterSummary, gradeId ? { schoolId, gradeId } : { schoolId });
  const grades = (school.data?.grades ?? []).map((grade) => ({ value: grade.gradeId, label: grade.gradeName }));
  return (
    <Screen
      title="学校看板"
      lead={lead}
      bar={bar}
      note={school.data?.schoolName}
      actions={
        <>
          {children}
          <FilterSelect
            label="年级"
            all="全部年级"
            options={grades}
            value={gradeId}
            onChange={(grade) => setAddress(changeAddress(address, { gradeId: grade }))}
          />
        </>
      }
    >
      {before}
      <Loaded answer={summary} what="学校看板">
        {(data) => (
          <div className={styles.board}>
            <Figures summary={data} gradeId={gradeId} />
            <Grades grades={data.grades} />
            <Courses summary={data} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
