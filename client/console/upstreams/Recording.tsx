import { Button, Group, Switch, Text } from '@mantine/core';
import {
  clearRecording,
  downloadPact,
  downloadRecording,
  getRecording,
  setRecording,
} from '../../../contracts/console/traffic.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../components/page/Card.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useAction } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import { save } from './save.ts';
import { openSeed } from './seed-dialog.tsx';

type Recorded = DataOf<typeof getRecording>;

/** How often it is looked how much there is, in milliseconds. */
const lookEvery = 2_000;

const kilobytes = (bytes: number): string => (bytes / 1_024).toFixed(0);

/** What is recorded of the traffic of the chosen sandbox, and what can be made of it. */
export function Recording({ sandbox }: { sandbox: string }) {
  const { say } = useWords();
  const answer = useCall(getRecording, { sandbox }, { refreshInterval: lookEvery, quiet: true });
  const turn = useAction((isOn: boolean) => call(setRecording, { sandbox, isOn }));
  return (
    <Card
      title={say('录制')}
      aside={
        <Switch
          label={say('录制请求')}
          checked={answer.data?.isOn ?? false}
          disabled={!answer.data || turn.busy}
          onChange={({ currentTarget }) => void turn.run(currentTarget.checked)}
        />
      }
    >
      <Loaded answer={answer} what={say('录制')}>
        {(recorded) => <Body sandbox={sandbox} recorded={recorded} />}
      </Loaded>
    </Card>
  );
}

function Body({ sandbox, recorded }: { sandbox: string; recorded: Recorded }) {
  const { say } = useWords();
  const { isOn, since, count, bytes, dropped } = recorded;
  const clear = useAction(() => call(clearRecording, { sandbox }));
  const har = useAction(() => save(downloadRecording, { sandbox }, `${sandbox}.har`));
  return (
    <>
      <Group gap={8} mb="xs">
        {isOn && <Tag tone="done">{say('录制中')}</Tag>}
        <Text fz="sm">{say('{n} 个请求，{kb} KB', { n: count, kb: kilobytes(bytes) })}</Text>
        {since !== '' && (
          <Text fz="sm" c="dimmed">
            {say('{time} 开始', { time: since })}
          </Text>
        )}
        {dropped > 0 && <Tag tone="warn">{say('{n} 个没有留下', { n: dropped })}</Tag>}
      </Group>
      <Text fz="sm" c="dimmed" mb="sm">
        {say('口令和令牌不录制，人名、账号、电话和学号换成别的，同一个人始终同名；文件只记大小。')}
      </Text>
      <Group gap={8}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={count === 0}
          loading={har.busy}
          onClick={() => void har.run()}
        >
          {say('下载 HAR')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void openSeed()}>
          {say('用 HAR 新建沙箱')}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={count === 0}
          loading={clear.busy}
          onClick={() => void clear.run()}
        >
          {say('清空录制')}
        </Button>
        <Pacts sandbox={sandbox} recorded={recorded} />
      </Group>
    </>
  );
}

const Pacts = ({ sandbox, recorded: { services } }: { sandbox: string; recorded: Recorded }) =>
  services
    .filter(({ interactions }) => interactions > 0)
    .map((one) => <PactButton key={one.service} sandbox={sandbox} {...one} />);

function PactButton({ sandbox, service, interactions }: Recorded['services'][number] & { sandbox: string }) {
  const { say } = useWords();
  const { run, busy } = useAction(() =>
    save(downloadPact, { sandbox, service }, `understudy-recorded-${service}.json`),
  );
  return (
    <Button size="compact-sm" variant="default" loading={busy} onClick={() => void run()}>
      {say('{service} 契约，{n} 个交互', { service, n: interactions })}
    </Button>
  );
}
