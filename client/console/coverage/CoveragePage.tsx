import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { getCoverage } from '../../../contracts/console/coverage.ts';
import { useCall } from '../../api/use-call.ts';
import { Screen } from '../../components/page/Screen.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { SandboxSelect } from '../SandboxSelect.tsx';
import { useWords } from '../words.ts';
import { CallList } from './CallList.tsx';
import { CoverageActs, Since } from './CoverageHead.tsx';
import { Totals } from './Totals.tsx';
import { useFilter } from './use-filter.ts';
import styles from './coverage.module.css';

/** How often the figures are read again while it counts, in milliseconds. */
const lookEvery = 3_000;

/** What traffic has used of all that is declared, since a moment. */
export function CoveragePage(): ReactNode {
  const { say } = useWords();
  const filter = useFilter();
  const { sandbox } = filter;
  const answer = useCall(getCoverage, { sandbox }, { refreshInterval: (data) => (data?.isOn ? lookEvery : 0) });
  return (
    <Screen
      title={say('覆盖')}
      aside={
        <>
          <SandboxSelect all={say('全部沙箱')} value={sandbox} onChange={(next) => filter.set({ of: next })} />
          {answer.data && <Since coverage={answer.data} />}
        </>
      }
      actions={answer.data && <CoverageActs coverage={answer.data} sandbox={sandbox} />}
      fill
    >
      <Loaded answer={answer} what={say('覆盖')}>
        {(coverage) => (
          <Paper shadow="xs" className={styles.coverage} component="section" aria-label={say('覆盖')}>
            {!coverage.isOn && coverage.requests === 0 ? (
              <EmptyState text={say('还没有统计：开始后，产品或测试每用到一个接口、情形、参数和字段都会记在这里')} />
            ) : (
              <>
                <Totals coverage={coverage} />
                <CallList coverage={coverage} filter={filter} />
              </>
            )}
          </Paper>
        )}
      </Loaded>
    </Screen>
  );
}
