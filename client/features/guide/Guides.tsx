import { Badge, Group, SegmentedControl, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { now } from '../../api/clock.ts';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { permission } from '../../session/permission.ts';
import { personal } from '../../session/personal.ts';
import styles from './guide.module.css';
import type { Guide } from '../../session/guides/guide.ts';
import { guidesFor, newsOf, searchGuides, workingGuides } from '../../session/guides/index.ts';
import { GuideSteps } from './GuideSteps.tsx';

/** How long something counts as new, in milliseconds. */
const newFor = 30 * 86_400_000;

const views = [
  { value: 'guides', label: '指南' },
  { value: 'news', label: '更新内容' },
];

/** The guides of the active role: what is new, search, and the steps; which one is open stands in the address. */
export function Guides(): ReactNode {
  const { activeRole } = useSnapshot(personal);
  const [words, search] = useState('');
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'news' ? 'news' : 'guides';
  const own = workingGuides(guidesFor(activeRole), useSnapshot(permission).working);
  const found = searchGuides(view === 'news' ? newsOf(own) : own, words);
  const shown = found.find(({ id }) => id === params.get('guide')) ?? found[0];
  const go = (next: Record<string, string>) => setParams({ view, ...next });
  return (
    <div className={styles.columns}>
      <Card>
        <SegmentedControl fullWidth mb="sm" data={views} value={view} onChange={(to) => go({ view: to })} />
        <TextInput
          aria-label="查找指南"
          placeholder="查找，如：导入、扫描"
          mb="sm"
          value={words}
          onChange={({ currentTarget }) => search(currentTarget.value)}
        />
        <Stack component="ul" gap={2} m={0} p={0} className={styles.list}>
          {found.map((guide) => (
            <li key={guide.id}>
              <UnstyledButton
                className={styles.entry}
                aria-current={guide === shown || undefined}
                onClick={() => go({ guide: guide.id })}
              >
                <Entry guide={guide} isNews={view === 'news'} />
              </UnstyledButton>
            </li>
          ))}
        </Stack>
      </Card>
      <Card>
        {shown ? (
          <GuideSteps key={shown.id} guide={shown} />
        ) : (
          <EmptyState text="没有找到。换个词试试，如“导入”“发布”。" />
        )}
      </Card>
    </div>
  );
}

/** A guide in the list; among the news its day stands where it is else marked as new. */
function Entry({ guide: { title, summary, since }, isNews }: { guide: Guide; isNews: boolean }) {
  const isNew = since !== undefined && now() - Date.parse(since) < newFor;
  return (
    <>
      <Group gap={8} wrap="nowrap">
        <Text fw={600}>{title}</Text>
        {isNews ? (
          <Text fz="xs" c="dimmed" ml="auto" className={styles.day}>
            {since}
          </Text>
        ) : (
          isNew && <Badge variant="light">新</Badge>
        )}
      </Group>
      <Text fz="sm" c="dimmed">
        {summary}
      </Text>
    </>
  );
}
