import type { ReactNode } from 'react';
import { Screen } from '../../components/page/Screen.tsx';
import { SandboxSelect } from '../SandboxSelect.tsx';
import { useWords } from '../words.ts';
import { Inspector } from './Inspector.tsx';

/** The requests of a sandbox over the whole page. */
export function RequestsPage(): ReactNode {
  const { say } = useWords();
  return (
    <Screen title={say('请求')} aside={<SandboxSelect />} fill>
      <Inspector />
    </Screen>
  );
}
