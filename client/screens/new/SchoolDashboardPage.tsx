import '../../components/mantine-screens.css';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { getRosterSummary } from '../../../contracts/vesta/school.ts';
import { readInput } from '../../components/page-query.ts';
import { SchoolBoard } from '../../features/roster/dashboard/SchoolBoard.tsx';
import { SchoolChoice } from '../../features/roster/dashboard/SchoolChoice.tsx';
import { useMay } from '../../session/capabilities.ts';
import { personal } from '../../session/personal.ts';

/** 学校看板: of the own school, or for who looks after several of the one in the address. */
export function Page(): ReactNode {
  const { schoolId } = useSnapshot(personal);
  const [address] = useSearchParams();
  if (!useMay('lookAfterSchools')) return <SchoolBoard schoolId={schoolId} />;
  const { schoolId: named } = readInput(getRosterSummary, address);
  if (named === undefined) return <SchoolChoice />;
  return (
    <SchoolBoard key={named} schoolId={named}>
      <Anchor component={Link} to="." size="sm">
        换一所学校
      </Anchor>
    </SchoolBoard>
  );
}
