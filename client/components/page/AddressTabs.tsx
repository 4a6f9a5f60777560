import { Group, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './page.module.css';

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
  /** On the line of the tabs, for all of them. */
  aside?: ReactNode;
  /** As high as their place: what a tab shows scrolls within. */
  fill?: boolean;
  /** Sets the tabs and what they show into a frame of its own, say the tabs beside the title; one under the other by default. */
  children?: (list: ReactNode, content: ReactNode) => ReactNode;
}

const underEachOther = (list: ReactNode, content: ReactNode): ReactNode => (
  <>
    {list}
    {content}
  </>
);

/** Tabs whose choice is in the address; the first is open while the address names none. */
export function AddressTabs({
  label,
  tabs,
  keep = [],
  gap = 0,
  fill = false,
  aside,
  children = underEachOther,
}: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === address.get('tab')) ?? tabs[0];
  const choose = (tab: string | null) => {
    const kept = [...address].filter(([name]) => keep.includes(name));
    setAddress([...kept, ['tab', tab ?? '']]);
  };
  const list = (
    <Tabs.List aria-label={label} flex={aside === undefined ? undefined : 1}>
      {tabs.map(({ value, label: text }) => (
        <Tabs.Tab key={value} value={value}>
          {text}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
  const content = tabs.map((tab) => (
    <Tabs.Panel key={tab.value} value={tab.value} pt={gap}>
      {tab.content}
    </Tabs.Panel>
  ));
  return (
    <Tabs
      value={chosen.value}
      keepMounted={false}
      onChange={choose}
      mod={{ beside: children !== underEachOther, fill }}
      className={styles.tabs}
    >
      {children(aside === undefined ? list : <Beside list={list}>{aside}</Beside>, content)}
    </Tabs>
  );
}

const Beside = ({ list, children }: { list: ReactNode; children: ReactNode }): ReactNode => (
  <Group gap={12} wrap="nowrap">
    {list}
    {children}
  </Group>
);
