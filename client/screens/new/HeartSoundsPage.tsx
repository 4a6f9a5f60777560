import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CaseScreen } from '../../features/wellbeing/case/CaseScreen.tsx';
import { ListScreen } from '../../features/wellbeing/list/ListScreen.tsx';

/** 心声: what students wrote, and one of it with its follow-up. */
export function Page(): ReactNode {
  const textId = useSearchParams()[0].get('textId');
  return textId === null ? <ListScreen /> : <CaseScreen key={textId} textId={textId} back="." />;
}
