import { Alert, Flex, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { summaryOf, type Part } from '../paper-summary.ts';
import { twinsIn } from '../paper-building.ts';
import type { PaperSections } from '../paper.ts';
import styles from './composing.module.css';

interface Props {
  sections: PaperSections;
  /** How many questions and points there shall be; undefined where that is open. */
  wanted: { count: number | undefined; total: number | undefined };
  /** Below the total: how it is changed. */
  children?: ReactNode;
}

/** What the paper consists of: totals against what is wanted, difficulty, types and knowledge points. */
export function PaperAnalysis({ sections, wanted, children }: Props): ReactNode {
  const { count, total, expected, types, difficulties, points } = summaryOf(sections);
  return (
    <div className={styles.figures}>
      <Text size="xs" c="dimmed">
        总分
      </Text>
      <Text fz={26} fw={700} lh={1.2}>
        {total}
        <Text span size="sm" c="dimmed" fw={400}>
          {wanted.total === undefined ? ' 分' : ` / ${wanted.total} 分`}
        </Text>
      </Text>
      {wanted.total !== undefined && (
        <Progress value={Math.min(100, (100 * total) / wanted.total)} size={8} mt={6} aria-hidden />
      )}
      {children}
      <Flex component="dl" justify="space-between" m={0} mt="sm">
        <Total name="题数" value={wanted.count === undefined ? String(count) : `${count} / ${wanted.count}`} />
        <Total
          name="预估得分率"
          value={count === 0 ? '-' : `${formatNumber(expected * 100)}%`}
          title="按题库中的预估正确率计算"
        />
      </Flex>
      {twinsIn(sections).map((numbers) => (
        <Alert key={numbers[0]} mt="sm" p="xs" color="yellow" title={`第 ${numbers.join('、')} 题只有数字不同`}>
          同一份试卷里通常只留一道。
        </Alert>
      ))}
      <Difficulty parts={difficulties} count={count} />
      <Parts title="题型" parts={types} total={total} />
      <Parts title="知识点" parts={points} total={total} />
    </div>
  );
}

const Total = ({ name, value, title }: { name: string; value: string; title?: string }): ReactNode => (
  <div title={title}>
    <Text component="dt" size="xs" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fz={16} fw={600}>
      {value}
    </Text>
  </div>
);

const Heading = ({ title, note }: { title: string; note: string }): ReactNode => (
  <Group justify="space-between" mt="md" mb={6}>
    <Text component="h3" size="sm" fw={600} m={0}>
      {title}
    </Text>
    <Text size="xs" c="dimmed">
      {note}
    </Text>
  </Group>
);

const shades: Readonly<Record<string, string>> = { 容易: 'indigo.3', 中等: 'indigo.5', 较难: 'indigo.8' };

/** How many of the questions are how difficult: one bar of all. */
function Difficulty({ parts, count }: { parts: readonly Part[]; count: number }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <>
      <Heading title="难度" note="按题数" />
      <Progress.Root size={8} aria-hidden>
        {parts.map((part) => (
          <Progress.Section key={part.name} value={(100 * part.count) / count} color={shades[part.name]} />
        ))}
      </Progress.Root>
      <Group gap={12} mt={6}>
        {parts.map((part) => (
          <Text key={part.name} size="xs" c="dimmed">
            {part.name} <strong>{part.count}</strong>
          </Text>
        ))}
      </Group>
    </>
  );
}

/** Shares of the points given so far, each bar scaled to all of them. */
function Parts({ title, parts, total }: { title: string; parts: readonly Part[]; total: number }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <>
      <Heading title={title} note="按分值" />
      <Stack gap={6}>
        {parts.map(({ name, count, score }) => (
          <div key={name}>
            <Group gap={8} justify="space-between" wrap="nowrap">
              <Text size="xs" truncate title={name}>
                {name}
              </Text>
              <Text size="xs" c="dimmed" flex="none">
                {count} 题 {score} 分
              </Text>
            </Group>
            <Progress value={total === 0 ? 0 : (100 * score) / total} size={4} color="indigo.4" aria-hidden />
          </div>
        ))}
      </Stack>
    </>
  );
}
