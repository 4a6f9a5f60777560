import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { listSandboxes } from '../../../contracts/console/sandboxes.ts';
import { useCall } from '../../api/use-call.ts';
import { DialogHost } from '../../components/dialog/DialogHost.tsx';
import { SearchField } from '../../components/page/SearchField.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useWords } from '../words.ts';
import { openCreate } from './create-dialog.tsx';
import { SandboxTable } from './SandboxTable.tsx';
import { useCreateClass } from './use-create-class.ts';
import styles from './sandboxes.module.css';

/** How often the list is read again, in milliseconds. */
const lookEvery = 5_000;

/** All sandboxes, with what is done to them. */
export function SandboxesPage() {
  const { say } = useWords();
  const [keyword, setKeyword] = useState('');
  const answer = useCall(listSandboxes, { keyword }, { refreshInterval: lookEvery });
  return (
    <Stack gap={12} h="100%">
      <Group gap="sm" mih={36}>
        <Title fz="xl" lh={1.4} tabIndex={-1} data-focus-home mr="auto">
          {say('沙箱')}
        </Title>
        <SearchField label={say('名称、场景')} value={keyword} onSearch={setKeyword} />
        <CreateButtons />
      </Group>
      <Paper shadow="xs" className={styles.table}>
        <Loaded answer={answer} what={say('沙箱列表')}>
          {(rows) => <SandboxTable rows={rows} />}
        </Loaded>
      </Paper>
      <DialogHost />
    </Stack>
  );
}

function CreateButtons() {
  const { say } = useWords();
  const createClass = useCreateClass();
  return (
    <>
      <Button variant="default" onClick={() => void createClass()}>
        {say('给一班建')}
      </Button>
      <Button onClick={() => void openCreate(false)}>{say('新建')}</Button>
    </>
  );
}
