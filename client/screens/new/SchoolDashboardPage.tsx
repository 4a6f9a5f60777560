import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { SchoolBoard } from '../../features/roster/dashboard/SchoolBoard.tsx';
import { personal } from '../../session/personal.ts';

/** 学校看板 of the own school. */
export function Page(): ReactNode {
  const { schoolId } = useSnapshot(personal);
  return <SchoolBoard schoolId={schoolId} />;
}
