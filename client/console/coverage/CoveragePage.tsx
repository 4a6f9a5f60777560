import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getCoverage, resetCoverage, setCoverage } from '../../../contracts/console/coverage.ts';
import { call } from '../../api/call.ts';
import { saveBlob } from '../../api/download.ts';
import { useCall } from '../../api/use-call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { attempt } from '../../components/use-action.ts';
import { SandboxSelect } from '../SandboxSelect.tsx';
import { useWords } from '../words.ts';
import { CallList } from './CallList.tsx';
import type { Coverage } from './coverage-rows.ts';
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
  const isOn = answer.data?.isOn ?? false;
  return (
    <Screen
      title={say('覆盖')}
      aside={
        <>
          <SandboxSelect all={say('全部沙箱')} value={sandbox} onChange={(next) => filter.set({ of: next })} />
          {answer.data && <Since coverage={answer.data} />}
        </>
      }
      actions={
        answer.data && (
          <>
            <Button variant="default" onClick={() => exportJson(answer.data!)}>
              {say('导出 JSON')}
            </Button>
            <Button variant="default" onClick={() => void startAnew(sandbox)}>
              {say('重新统计')}
            </Button>
            <Button
              variant={isOn ? 'default' : 'filled'}
              onClick={() => void attempt(() => call(setCoverage, { isOn: !isOn }))}
            >
              {say(isOn ? '停止统计' : '开始统计')}
            </Button>
          </>
        )
      }
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

  function startAnew(of: string): Promise<boolean> {
    return confirm({
      title: say('重新统计？'),
      message: say('已经数到的都清掉，从现在起重新数。'),
      action: say('重新统计'),
      danger: true,
      run: () => call(resetCoverage, { sandbox: of }),
    });
  }
}

function Since({ coverage: { isOn, since, requests } }: { coverage: Coverage }): ReactNode {
  const { say } = useWords();
  return (
    <Group gap="sm" wrap="nowrap">
      <Tag tone={isOn ? 'done' : 'plain'}>{say(isOn ? '正在统计' : '没有统计')}</Tag>
      {since !== '' && (
        <Text span fz="sm" c="dimmed">
          {say('{time} 起，{n} 个请求', { time: since, n: requests.toLocaleString('zh-CN') })}
        </Text>
      )}
    </Group>
  );
}

function exportJson(coverage: Coverage): void {
  const text = JSON.stringify(coverage, null, 2);
  saveBlob(new Blob([text], { type: 'application/json' }), 'coverage.json');
}
