import { Group, Text, Title } from '@mantine/core';
import { listSandboxes } from '../../../contracts/console/sandboxes.ts';
import { useCall } from '../../api/use-call.ts';
import { DialogHost } from '../../components/dialog/DialogHost.tsx';
import { ShortcutHelp } from '../../components/page/ShortcutHelp.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import { Inspector } from '../inspector/Inspector.tsx';
import { HeadActs } from '../sandboxes/HeadActs.tsx';
import { SandboxList } from '../sandboxes/SandboxList.tsx';
import { useChosen } from '../use-chosen.ts';
import { useWords } from '../words.ts';
import { Cards } from './Cards.tsx';
import styles from './live.module.css';

/** What goes on now: the sandboxes at the left, and of the one that is chosen its state and its requests. */
export function LivePage() {
  return (
    <div className={styles.page}>
      <Head />
      <SandboxList />
      <Cards />
      <div className={styles.requests}>
        <Inspector />
      </div>
      <ShortcutHelp />
      <DialogHost />
    </div>
  );
}

function Head() {
  const { say } = useWords();
  const [chosen] = useChosen();
  const { data } = useCall(listSandboxes, { keyword: '' });
  const about = data?.find(({ sandbox }) => sandbox === chosen);
  return (
    <Group className={styles.head} gap="sm" wrap="nowrap">
      <Title fz="xl" lh={1.4} tabIndex={-1} data-focus-home>
        {about?.title ?? chosen}
      </Title>
      {about && (
        <>
          {about.scenario !== '' && <Tag tone="info">{about.scenario}</Tag>}
          <Text span fz="sm" c="dimmed">
            {say('{n} 人在线', { n: about.online })} · {say('建立于 {time}', { time: about.createTime })}
          </Text>
          <HeadActs about={about} />
        </>
      )}
    </Group>
  );
}
