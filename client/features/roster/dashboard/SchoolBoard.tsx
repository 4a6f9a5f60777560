import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getRosterSummary } from '../../../../contracts/vesta/school.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress, readInput } from '../../../components/page-query.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useHasPart } from '../../../session/parts.ts';
import { Courses } from './Courses.tsx';
import { Figures } from './Figures.tsx';
import { Grades } from './Grades.tsx';
import type { BoardFrame } from './roster-summary.ts';
import { SpecifiedBoard } from './SpecifiedBoard.tsx';
import styles from './dashboard.module.css';

/** The board of one school; where a service has no summary of the roster, what its lists tell. */
export const SchoolBoard = (props: BoardFrame): ReactNode =>
  useHasPart('rosterSummary') ? <SummaryBoard {...props} /> : <SpecifiedBoard {...props} />;

/** All grades of a school or one, from the summary of its roster. */
function SummaryBoard({ schoolId, lead, bar = false, before, children }: BoardFrame): ReactNode {
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
