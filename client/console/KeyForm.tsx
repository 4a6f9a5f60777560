import { Button, Paper, PasswordInput, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { writeConsoleKey } from '../api/console-key.ts';
import { useWords } from './words.ts';
import styles from './console.module.css';

/** Asks for the key that opens the console from another machine. */
export function KeyForm({ onOpen }: { onOpen: () => void }) {
  const { say } = useWords();
  const [key, setKey] = useState('');
  const open = () => {
    writeConsoleKey(key);
    onOpen();
  };
  return (
    <Paper component="main" shadow="xs" p={32} w={420} className={styles.key}>
      <Title fz="xl">{say('控制台')}</Title>
      <Text c="dimmed" fz="sm" my="md">
        {say('从别处打开控制台需要口令，在启动服务时用 CONSOLE_KEY 设置。')}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
      >
        <PasswordInput
          label={say('控制台口令')}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          autoFocus
        />
        <Button type="submit" mt="md" fullWidth disabled={key === ''}>
          {say('打开')}
        </Button>
      </form>
    </Paper>
  );
}
