import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { resetCoverage, setCoverage } from '../../../contracts/console/coverage.ts';
import { call } from '../../api/call.ts';
import { saveBlob } from '../../api/download.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { attempt } from '../../components/use-action.ts';
import { useWords, type Say } from '../words.ts';
import type { Coverage } from './coverage-rows.ts';

/** Whether it counts, since when and how much there was. */
export function Since({ coverage: { isOn, since, requests } }: { coverage: Coverage }): ReactNode {
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

/** What can be done with what was counted in a sandbox, or with all of it. */
export function CoverageActs({ coverage, sandbox }: { coverage: Coverage; sandbox: string }): ReactNode {
  const { say } = useWords();
  const { isOn } = coverage;
  return (
    <>
      <Button variant="default" onClick={() => exportJson(coverage)}>
        {say('导出 JSON')}
      </Button>
      <Button variant="default" onClick={() => void startAnew(sandbox, say)}>
        {say('重新统计')}
      </Button>
      <Button
        variant={isOn ? 'default' : 'filled'}
        onClick={() => void attempt(() => call(setCoverage, { isOn: !isOn }))}
      >
        {say(isOn ? '停止统计' : '开始统计')}
      </Button>
    </>
  );
}

const startAnew = (sandbox: string, say: Say): Promise<boolean> =>
  confirm({
    title: say('重新统计？'),
    message: say('已经数到的都清掉，从现在起重新数。'),
    action: say('重新统计'),
    danger: true,
    run: () => call(resetCoverage, { sandbox }),
  });

function exportJson(coverage: Coverage): void {
  const text = JSON.stringify(coverage, null, 2);
  saveBlob(new Blob([text], { type: 'application/json' }), 'coverage.json');
}
