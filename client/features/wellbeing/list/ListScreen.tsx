import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { DateRange } from '../../../components/page/DateRange.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { useShortcut } from '../../../components/shortcuts.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { nameOr, toggleNames, useHiddenNames } from '../hidden-names.ts';
import { ListActions } from './ListActions.tsx';
import { LevelTabs } from './LevelTabs.tsx';
import { Rail } from './Rail.tsx';
import { textColumns } from './text-columns.tsx';
import { TodayBand } from './TodayBand.tsx';
import { useOpening } from './use-opening.ts';
import { useWellbeing } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

/** 心声: what students wrote, by level; what they wrote is opened for a reason. */
export function ListScreen(): ReactNode {
  const { query, texts, overview, days } = useWellbeing();
  const areHidden = useHiddenNames();
  useShortcut('h', '隐去或显示姓名', toggleNames);
  const { open, follow } = useOpening(areHidden);
  const { data } = overview;
  return (
    <Screen
      title="心声"
      note={<DateRange label="写于" value={days} onChange={query.filter} />}
      actions={<ListActions />}
    >
      {data && <TodayBand overview={data} query={query} />}
      <div className={styles.columns}>
        <Card flush>
          <LevelTabs overview={data} query={query} />
          <DataTable
            label="心声"
            answer={texts}
            query={query}
            columns={textColumns(areHidden)}
            keyOf={({ textId }) => textId}
            nameOf={({ studentName, studentId, writtenAt }) =>
              `${nameOr(areHidden, studentName, studentId)} ${writtenAt.slice(5, 10)}`
            }
            actions={(row) => [
              { label: '打开', run: () => open(row) },
              { label: '跟进', run: () => follow(row) },
            ]}
            actionsWidth={100}
            empty={{ text: '没有需要看的。级别由规则建议，绕着说的话不一定认得出，“一般”里也请抽看一些。' }}
          />
        </Card>
        {data && <Rail overview={data} />}
      </div>
    </Screen>
  );
}
