import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getRosterSummary } from '../../../contracts/vesta/school.ts';
import { readInput } from '../../components/page-query.ts';
import { BackLink } from '../../components/page/BackLink.tsx';
import { PeriodChoice } from '../../features/partner/overview/PeriodChoice.tsx';
import { usePeriod } from '../../features/partner/overview/use-period.ts';
import { SchoolUse } from '../../features/partner/use/SchoolUse.tsx';
import { SchoolBoard } from '../../features/roster/dashboard/SchoolBoard.tsx';
import { SchoolChoice } from '../../features/roster/dashboard/SchoolChoice.tsx';
import { pathTo } from '../../session/paths.ts';

/** 学校看板 of a school that a partner looks after, with how it uses the product. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const query = usePeriod();
  const { schoolId } = readInput(getRosterSummary, address);
  if (schoolId === undefined) return <SchoolChoice />;
  return (
    <SchoolBoard
      key={schoolId}
      schoolId={schoolId}
      bar
      lead={<BackLink to={pathTo('partnerSchools')}>直营学校</BackLink>}
      before={<SchoolUse schoolId={schoolId} query={query} />}
    >
      <PeriodChoice query={query} period={undefined} />
    </SchoolBoard>
  );
}
