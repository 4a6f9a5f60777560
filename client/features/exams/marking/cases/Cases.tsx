import { UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { pageScripts } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Columns } from '../../../../components/page/Columns.tsx';
import { Panel } from '../../../../components/page/Panel.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { useShortcuts } from '../../../../components/shortcuts.ts';
import styles from '../desk.module.css';
import type { Case, Desk } from '../shapes.ts';
import { useMarkingPlace, type CaseView } from '../use-marking-place.ts';
import { CaseAnswers } from './CaseAnswers.tsx';
import { DecidePad } from './DecidePad.tsx';

interface Props {
  desk: Desk;
  view: CaseView;
}

/** How many are listed at once: what is decided leaves, and others come after. */
const most = { apart: 10, others: 100 } as const;

/** The scripts of one view, the one that is looked at, and its decision. */
export function Cases({ desk, view }: Props): ReactNode {
  const { teacherId } = useMarkingPlace();
  const answer = useCall(pageScripts, {
    markingPartId: desk.id,
    view,
    ...(teacherId !== '' && { teacherId }),
    current: 1,
    size: view === 'apart' ? most.apart : most.others,
  });
  return (
    <Loaded answer={answer} what="答卷">
      {({ records, total }) =>
        records.length === 0 ? (
          <EmptyState text="没有这样的答卷。" />
        ) : (
          <Listed desk={desk} cases={records} total={total} />
        )
      }
    </Loaded>
  );
}

function Listed({ desk, cases, total }: { desk: Desk; cases: readonly Case[]; total: number }): ReactNode {
  const [chosen, setChosen] = useState('');
  const at = Math.max(
    0,
    cases.findIndex(({ id }) => id === chosen),
  );
  const current = cases[at]!;
  const move = (by: 1 | -1) => setChosen(cases[Math.max(0, Math.min(cases.length - 1, at + by))]!.id);
  useShortcuts([
    {
      keys: ['ArrowUp', 'ArrowDown'],
      shown: '↑ ↓',
      label: '选择答卷',
      run: ({ key }) => move(key === 'ArrowDown' ? 1 : -1),
    },
  ]);
  return (
    <Columns widths="216px minmax(0, 1fr) 296px" wide="260px minmax(0, 1fr) 360px">
      <Panel as="aside" label="答卷列表" own head={`${total} 份`}>
        <div className={styles.list} role="group" aria-label="答卷" tabIndex={0} data-grid>
          {cases.map((one) => (
            <Entry key={one.id} script={one} isCurrent={one === current} choose={() => setChosen(one.id)} />
          ))}
        </div>
      </Panel>
      <Panel label="作答内容" own>
        <CaseAnswers key={current.id} script={current} />
      </Panel>
      <Panel label="定分">
        <DecidePad
          key={current.id}
          desk={desk}
          script={current}
          // What was decided may leave the list: the next one takes its place.
          done={() => setChosen(cases[at + 1]?.id ?? '')}
        />
      </Panel>
    </Columns>
  );
}

interface EntryProps {
  script: Case;
  isCurrent: boolean;
  choose: () => void;
}

const Entry = ({ script, isCurrent, choose }: EntryProps): ReactNode => (
  <UnstyledButton className={styles.entry} aria-current={isCurrent || undefined} onClick={choose} tabIndex={-1}>
    <span>{script.scriptNo}</span>
    <small>{script.rounds.flatMap(({ score }) => (score === null ? [] : formatScore(score))).join(' / ')}</small>
    <b>{script.score === null ? '' : formatScore(script.score)}</b>
  </UnstyledButton>
);
