import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Tab {
  value: string;
  label: string;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** What of the address outlives a change of the tab; the query of the list in a tab does not. */
  keep?: readonly string[];
  /** Pixels between the tabs and what they show. */
  gap?: number;
}

/** Tabs whose choice is in the address; the first is open while the address names none. */
export function AddressTabs({ label, tabs, keep = [], gap = 0 }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === address.get('tab')) ?? tabs[0];
  const choose = (tab: string | null) => {
    const kept = [...address].filter(([name]) => keep.includes(name));
    setAddress([...kept, ['tab', tab ?? '']]);
  };
  return (
    <Tabs value={chosen.value} keepMounted={false} onChange={choose}>
      <Tabs.List aria-label={label}>
        {tabs.map(({ value, label: text }) => (
          <Tabs.Tab key={value} value={value}>
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} pt={gap}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
