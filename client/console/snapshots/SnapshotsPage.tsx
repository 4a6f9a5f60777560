import { Button, Group, Text } from '@mantine/core';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { formatSize } from '../../components/format.ts';
import { Within } from '../Within.tsx';
import { useWords } from '../words.ts';
import { upload, uploadAsSandbox } from './dialogs.tsx';
import { SnapshotTable } from './SnapshotTable.tsx';
import { TakeButton } from './TakeButton.tsx';
import { useSnapshots } from './use-snapshots.ts';

/** The snapshots of the chosen sandbox: taken, brought back, taken along and brought in. */
export function SnapshotsPage() {
  const { say } = useWords();
  const { sandbox, answer } = useSnapshots();
  return (
    <Within title={say('快照')} aside={<Acts sandbox={sandbox} />}>
      <Loaded answer={answer} what={say('快照')}>
        {({ snapshots, every, most }) => (
          <>
            <Card flush>
              {snapshots.length === 0 ? (
                <EmptyState text={say('还没有快照。存一份，练完一步就能回来')} />
              ) : (
                <SnapshotTable sandbox={sandbox} snapshots={snapshots} />
              )}
            </Card>
            <Text fz="sm" c="dimmed">
              {snapshots.length > 0 &&
                say('共 {n} 份，{size}；', {
                  n: snapshots.length,
                  size: formatSize(snapshots.reduce((sum, { bytes }) => sum + bytes, 0)),
                })}
              {say('自己存的最多 {most} 份。', { most })}{' '}
              {every > 0
                ? say('有改动时每 {n} 分钟自动存一份。', { n: every })
                : say('没有自动存：启动服务时用 SNAPSHOT_EVERY 设置间隔。')}
            </Text>
          </>
        )}
      </Loaded>
    </Within>
  );
}

function Acts({ sandbox }: { sandbox: string }) {
  const { say } = useWords();
  return (
    <Group gap={8} ml="auto" wrap="nowrap">
      <Button variant="default" onClick={() => void uploadAsSandbox()}>
        {say('上传建成新沙箱')}
      </Button>
      <Button variant="default" onClick={() => void upload(sandbox)}>
        {say('上传')}
      </Button>
      <TakeButton isMain />
    </Group>
  );
}
