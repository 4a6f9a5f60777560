import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { getRosterSummary } from '../../../contracts/vesta/school.ts';
import { readInput } from '../../components/page-query.ts';
import { personal } from '../../session/personal.ts';
import { SchoolBoard } from '../../features/roster/dashboard/SchoolBoard.tsx';
import { SchoolChoice } from '../../features/roster/dashboard/SchoolChoice.tsx';

/** 学校看板: for the school admin the own school, for partners the school in the address. */
export function Page(): ReactNode {
  const { activeRole, schoolId } = useSnapshot(personal);
  const [address] = useSearchParams();
  if (activeRole !== 'partner') return <SchoolBoard schoolId={schoolId} linked />;
  const { schoolId: named } = readInput(getRosterSummary, address);
  return named === undefined ? <SchoolChoice /> : <SchoolBoard key={named} schoolId={named} linked={false} />;
}
