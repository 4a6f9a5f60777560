import { useShortcuts } from '../../../components/shortcuts.ts';
import { toggleNames } from '../hidden-names.ts';
import type { Case } from './case.ts';
import { openRecord } from './record-dialog.tsx';

/** The keys of a case. */
export const useCaseKeys = (of: Case): void =>
  useShortcuts([
    { keys: ['n'], label: '记下一次跟进', run: () => void (of.state !== 'closed' && openRecord(of, 'talk')) },
    { keys: ['h'], label: '隐去或显示姓名', run: toggleNames },
  ]);
