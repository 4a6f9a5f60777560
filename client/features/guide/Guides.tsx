import { Badge, Button, Group, Stack, Text, TextInput, Title, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { follow } from '../../components/walk.ts';
import { personal } from '../../session/personal.ts';
import { guidesFor, searchGuides, type Guide } from '../../session/guides.ts';
import styles from './guide.module.css';

/** The guides of the active role: what is new, search, and the steps, each of which opens its screen and points at the place. */
export function Guides(): ReactNode {
  const { activeRole } = useSnapshot(personal);
  const [words, search] = useState('');
  const [chosen, choose] = useState('');
  const found = searchGuides(guidesFor(activeRole), words);
  const shown = found.find(({ title }) => title === chosen) ?? found[0];
  return (
    <div className={styles.columns}>
      <Card>
        <TextInput
          aria-label="查找指南"
          placeholder="查找，如：导入、扫描"
          mb="sm"
          value={words}
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
        <Stack component="ul" gap={2} m={0} p={0} style={{ listStyle: 'none' }}>
          {found.map((guide) => (
            <li key={guide.title}>
              <UnstyledButton
                className={styles.entry}
                aria-current={guide === shown || undefined}
                onClick={() => choose(guide.title)}
              >
                <Group gap={8} wrap="nowrap">
                  <Text fw={600}>{guide.title}</Text>
                  {guide.since !== undefined && <Badge variant="light">新</Badge>}
                </Group>
                <Text fz="sm" c="dimmed">
                  {guide.summary}
                </Text>
              </UnstyledButton>
            </li>
          ))}
        </Stack>
      </Card>
      <Card>{shown ? <Steps guide={shown} /> : <EmptyState text="没有找到。换个词试试，如“导入”“发布”。" />}</Card>
    </div>
  );
}

function Steps({ guide }: { guide: Guide }) {
  const navigate = useNavigate();
  const open = (step: number) => {
    follow(guide, step);
    void navigate(guide.steps[step]!.path);
  };
  return (
    <>
      <Group justify="space-between" mb="md">
        <Title order={2} fz="lg">
          {guide.title}
        </Title>
        <Button onClick={() => open(0)}>带我走一遍</Button>
      </Group>
      <Stack component="ol" gap="md" m={0} pl={24}>
        {guide.steps.map(({ point, text, path }, step) => (
          <li key={path + point}>
            <Group justify="space-between" wrap="nowrap" align="flex-start">
              <div>
                <Text fw={600}>{point}</Text>
                <Text>{text}</Text>
              </div>
              <Button variant="default" size="xs" flex="none" onClick={() => open(step)}>
                打开并指给我看
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
    </>
  );
}
