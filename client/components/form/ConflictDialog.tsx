import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { openDialog, useDialog } from '../dialog/dialogs.ts';
import type { Conflict } from './conflict.ts';
import styles from './form.module.css';

/** Shows what somebody else has changed meanwhile and asks which of it to keep; the fields to keep theirs of, undefined when left. */
export const askConflicts = (conflicts: readonly Conflict[]): Promise<string[] | undefined> =>
  openDialog<string[]>(<ConflictDialog conflicts={conflicts} />);

function ConflictDialog({ conflicts }: { conflicts: readonly Conflict[] }): ReactNode {
  const { close } = useDialog();
  // What only they have changed is theirs unless told otherwise.
  const [theirs, setTheirs] = useState(conflicts.filter(({ isBoth }) => !isBoth).map(({ field }) => field));
  const keep = (field: string, whose: string) =>
    setTheirs([...theirs.filter((other) => other !== field), ...(whose === 'theirs' ? [field] : [])]);
  return (
    <Dialog title="内容已被他人修改" size="lg" firm>
      <Stack gap="sm" className={styles.form}>
        <Text>你填写期间，以下内容已被修改并保存。请选择各项保留哪一份。</Text>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={() => setTheirs(conflicts.map(({ field }) => field))}>
            全部保留对方的
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setTheirs([])}>
            全部用我的覆盖
          </Button>
        </Group>
        {conflicts.map(({ field, label, theirs: stored, mine }) => (
          <Radio.Group
            key={field}
            label={label}
            value={theirs.includes(field) ? 'theirs' : 'mine'}
            onChange={(whose) => keep(field, whose)}
          >
            <Stack gap={6} mt={6} className={styles.versions}>
              <Radio size="sm" value="theirs" label={`对方：${stored || '（空）'}`} />
              <Radio size="sm" value="mine" label={`我的：${mine || '（空）'}`} />
            </Stack>
          </Radio.Group>
        ))}
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          返回修改
        </Button>
        <Button onClick={() => close(theirs)}>按所选保存</Button>
      </DialogButtons>
    </Dialog>
  );
}
