import { Alert, Flex, Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { summaryOf, type Part } from '../paper-summary.ts';
import { twinsIn } from '../paper-building.ts';
import type { PaperSections } from '../paper.ts';
import styles from './composing.module.css';

/** What the paper consists of: totals, types, difficulty, knowledge points. */
export function PaperAnalysis({ sections }: { sections: PaperSections }): ReactNode {
  const { count, total, expected, types, difficulties, points } = summaryOf(sections);
  return (
    <aside className={styles.analysis} aria-label="试卷分析" tabIndex={0}>
      <Card title="试卷分析">
        <Flex component="dl" justify="space-between" m={0}>
          <Total name="题数" value={String(count)} />
          <Total name="总分" value={String(total)} />
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
        <Parts title="题型" parts={types} total={total} />
        <Parts title="难度" parts={difficulties} total={total} />
        <Parts title="知识点" parts={points} total={total} />
      </Card>
    </aside>
  );
}

const Total = ({ name, value, title }: { name: string; value: string; title?: string }): ReactNode => (
  <div title={title}>
    <Text component="dt" size="xs" c="dimmed">
      {name}
    </Text>
    <Text component="dd" m={0} fz={20} fw={600}>
      {value}
    </Text>
  </div>
);

function Parts({ title, parts, total }: { title: string; parts: readonly Part[]; total: number }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <>
      <Text component="h3" size="sm" fw={600} mt="md" mb={6}>
        {title}
      </Text>
      <Stack gap={8}>
        {parts.map(({ name, count, score }) => (
          <div key={name}>
            <Group gap={8} justify="space-between" wrap="nowrap">
              <Text size="sm" truncate title={name}>
                {name}
              </Text>
              <Text size="sm" c="dimmed" flex="none">
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
