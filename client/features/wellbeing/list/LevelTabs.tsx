import type { ReactNode } from 'react';
import { wellbeingLevels } from '../../../../contracts/constants/wellbeing.ts';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { Overview, WellbeingQuery } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

interface Tab {
  label: string;
  count: number | undefined;
  isChosen: boolean;
  choose: () => void;
}

function tabsOf(overview: Overview | undefined, { filters, filter }: WellbeingQuery): Tab[] {
  const { level, matter, isNeeded } = filters;
  const levels = ([3, 2, 1, 0] as const).map((one): Tab => ({
    label: wellbeingLevels[one],
    count: overview?.levels[one],
    isChosen: level === one,
    choose: () => filter({ level: one, isNeeded: 0, matter: '' }),
  }));
  const isWithout = level === undefined && matter === undefined;
  return [
    {
      label: '需要看的',
      count: overview?.needed,
      isChosen: isWithout && isNeeded === 1,
      choose: () => filter({ level: '', isNeeded: '', matter: '' }),
    },
    ...levels,
    {
      label: '全部',
      count: overview?.levels.reduce((sum, count) => sum + count, 0),
      isChosen: isWithout && isNeeded === 0,
      choose: () => filter({ level: '', isNeeded: 0, matter: '' }),
    },
  ];
}

/** Chooses a level, by a click or the keys 1 to 4, and searches for a name or theme. */
export function LevelTabs({ overview, query }: { overview: Overview | undefined; query: WellbeingQuery }): ReactNode {
  const tabs = tabsOf(overview, query);
  useShortcuts(
    tabs
      .slice(1, 5)
      .map(({ label, choose }, index) => ({ keys: [String(index + 1)], label: `只看${label}`, run: choose })),
  );
  return (
    <div className={styles.tabs} role="group" aria-label="级别">
      {tabs.map(({ label, count, isChosen, choose }) => (
        <button key={label} type="button" aria-pressed={isChosen} onClick={choose}>
          {label}
          <span>{count}</span>
        </button>
      ))}
      <div>
        <SearchField label="姓名、主题" value={query.filters.keyword ?? ''} onSearch={query.search} width={150} />
      </div>
    </div>
  );
}
