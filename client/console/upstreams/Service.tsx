import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { upstreamModes, type UpstreamMode } from '../../../contracts/console/upstream-words.ts';
import { Tag } from '../../components/page/Tag.tsx';
import { Notice } from '../../components/state/Notice.tsx';
import { useAction } from '../../components/use-action.ts';
import { useWords } from '../words.ts';
import { modeLabels, tokenLabels } from './labels.ts';
import { openUpstream } from './upstream-dialog.tsx';
import { isFailing, type Upstream, type Upstreams } from './use-upstreams.ts';
import styles from './upstreams.module.css';

interface Props {
  upstream: Upstream;
  upstreams: Upstreams;
}

/** Whether a service can go elsewhere without being asked for anything more. */
const isReady = ({ origin, tokenWay, hasSecret }: Upstream): boolean =>
  origin !== '' && (tokenWay === 'own' || hasSecret);

/** A service: who answers it, where that is, and how that does. */
export function Service({ upstream, upstreams }: Props) {
  const { say } = useWords();
  const { service, mode, origin, fixed } = upstream;
  const { sandbox } = upstreams;
  const labels = modeLabels(say);
  const send = useAction(async (next: UpstreamMode) => {
    if (next === 'local' || isReady(upstream)) return upstreams.send(service, next);
    return openUpstream({ sandbox, upstream: { ...upstream, mode: next } });
  });
  return (
    <li>
      <strong className={styles.name}>{service}</strong>
      <SegmentedControl
        size="xs"
        aria-label={say('{service} 由谁回答', { service })}
        value={mode}
        disabled={fixed !== '' || send.busy}
        onChange={(next) => void send.run(next)}
        data={upstreamModes.map((value) => ({ value, label: labels[value] }))}
      />
      <div className={styles.about}>
        <Text fz="sm" ff="monospace" truncate title={origin}>
          {fixed || origin || (
            <Text span c="dimmed" ff="text" fz="sm">
              {say('还没有上游地址')}
            </Text>
          )}
        </Text>
        <About upstream={upstream} />
      </div>
      <Button
        size="compact-sm"
        variant="default"
        disabled={fixed !== ''}
        aria-label={say('设置 {service}', { service })}
        onClick={() => void openUpstream({ sandbox, upstream })}
      >
        {say('设置')}
      </Button>
      {isFailing(upstream) && <Failing upstream={upstream} upstreams={upstreams} />}
    </li>
  );
}

function About({ upstream }: Pick<Props, 'upstream'>) {
  const { say } = useWords();
  const { mode, origin, fixed, tokenWay, writes, hasSecret, asked, compared, different, skipped } = upstream;
  if (fixed !== '')
    return (
      <Text fz="xs" c="dimmed">
        {say('启动时已经指定，重新启动才能改')}
      </Text>
    );
  if (origin === '') return null;
  return (
    <Group gap={8} wrap="wrap">
      <Tag>{say(tokenLabels[tokenWay])}</Tag>
      {tokenWay !== 'own' && !hasSecret && <Tag tone="warn">{say('令牌或密码要重新填写')}</Tag>}
      <Tag tone={writes ? 'warn' : 'plain'}>{say(writes ? '可写入上游' : '不写入上游')}</Tag>
      {mode !== 'local' && (
        <Text span fz="xs" c="dimmed">
          {mode === 'upstream'
            ? say('请求 {asked} 次', { asked })
            : say('请求 {asked} 次，比较 {compared} 次，{different} 处不同，{skipped} 次没有比较', {
                asked,
                compared,
                different,
                skipped,
              })}
        </Text>
      )}
    </Group>
  );
}

/** What the product gets meanwhile, and the ways out. */
function Failing({ upstream: { service, origin, failingSince, failure }, upstreams }: Props) {
  const { say } = useWords();
  const back = useAction(() => upstreams.send(service, 'local'));
  const again = useAction(() => upstreams.tryAgain(service));
  const time = failingSince.slice(11, 16);
  return (
    <div className={styles.failing}>
      <Notice tone="bad" title={say('{service} 的上游没有回应', { service })}>
        <span>
          {say('{time} 起不能使用 {host}，产品收到 502 和说明：', { time, host: origin.replace(/^https?:\/\//, '') })}
          {failure}
        </span>
        <Group gap={8}>
          <Button size="compact-sm" variant="default" loading={back.busy} onClick={() => void back.run()}>
            {say('改回本地')}
          </Button>
          <Button size="compact-sm" variant="default" loading={again.busy} onClick={() => void again.run()}>
            {say('再试')}
          </Button>
        </Group>
      </Notice>
    </div>
  );
}
