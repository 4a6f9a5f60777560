import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../components/page/Card.tsx';
import { DateRange } from '../../../components/page/DateRange.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { useShortcut } from '../../../components/shortcuts.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { askToOpen } from '../case/AskDialog.tsx';
import { nameOr, toggleNames, useHiddenNames } from '../hidden-names.ts';
import { ListActions } from './ListActions.tsx';
import { LevelTabs } from './LevelTabs.tsx';
import { Rail } from './Rail.tsx';
import { textColumns } from './text-columns.tsx';
import { TodayBand } from './TodayBand.tsx';
import { useWellbeing, type TextItem } from './use-wellbeing.ts';
import styles from '../wellbeing.module.css';

/** The address of one text; it names nobody. */
const pathOf = (textId: string): string => `?textId=${textId}`;

/** 心声: what students wrote, by level; what they wrote is opened for a reason. */
export function ListScreen(): ReactNode {
  const { query, texts, overview, days } = useWellbeing();
  const areHidden = useHiddenNames();
  const navigate = useNavigate();
  useShortcut('h', '隐去或显示姓名', toggleNames);
  const open = async ({ textId, studentName, studentId, source, writtenAt }: TextItem) => {
    if (await askToOpen({ textId, name: nameOr(areHidden, studentName, studentId), source, writtenAt }))
      void navigate(pathOf(textId));
  };
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
              { label: '跟进', run: () => navigate(pathOf(row.textId)) },
            ]}
            actionsWidth={104}
            empty={{ text: '没有需要看的。级别由规则建议，绕着说的话多半认不出，“一般”里也请抽看一些。' }}
          />
        </Card>
        {data && <Rail overview={data} />}
      </div>
    </Screen>
  );
}
