import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { listSandboxes } from '../../contracts/console/sandboxes.ts';
import { useCall } from '../api/use-call.ts';
import { useChosen } from './use-chosen.ts';
import { useWords } from './words.ts';

interface Props {
  /** The label of the entry for all of them, where there is one; it is chosen as "". */
  all?: string;
  value?: string;
  onChange?: (sandbox: string) => void;
}

/** Chooses a sandbox by its name. */
export function SandboxSelect({ all, value, onChange }: Props): ReactNode {
  const { say } = useWords();
  const [chosen, choose] = useChosen();
  const { data = [] } = useCall(listSandboxes, { keyword: '' });
  const options = data.map(({ sandbox, title }) => ({ value: sandbox, label: title }));
  return (
    <Select
      size="xs"
      w={220}
      searchable
      allowDeselect={false}
      aria-label={say('沙箱')}
      data={all === undefined ? options : [{ value: '', label: all }, ...options]}
      value={value ?? chosen}
      onChange={(next) => (onChange ?? choose)(next ?? '')}
    />
  );
}
