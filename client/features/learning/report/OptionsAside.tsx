import { Checkbox, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../components/page/Panel.tsx';
import { learningParts, partLabels, type Part } from './report.ts';
import styles from './options.module.css';
import type { ReportQuery } from './use-report-query.ts';

/** What goes into the report, and how it is printed. */
export function OptionsAside({ query }: { query: ReportQuery }): ReactNode {
  const ofClass = query.of === 'class';
  const labelOf = (part: Part) => (part === 'weak' && ofClass ? '例题' : partLabels[part]);
  return (
    <Panel as="aside" label="报告设置">
      <div className={styles.options}>
        <Choice title="放进报告的内容">
          {learningParts.map((part) => (
            <Checkbox
              key={part}
              size="sm"
              label={labelOf(part)}
              checked={query.parts.includes(part)}
              onChange={({ currentTarget }) => query.setPart(part, currentTarget.checked)}
            />
          ))}
          <Hint>报告始终没有名次。</Hint>
        </Choice>
        <Choice title="打印">
          <Checkbox
            size="sm"
            label="黑白"
            checked={query.isGrey}
            onChange={({ currentTarget }) => query.setGrey(currentTarget.checked)}
          />
          <Hint>A4，通常 1 页。</Hint>
        </Choice>
      </div>
    </Panel>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <Stack component="section" gap={10} aria-label={title}>
      <Title order={2} fz={15} lh="inherit">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

const Hint = ({ children }: { children: ReactNode }): ReactNode => (
  <Text fz="xs" c="dimmed">
    {children}
  </Text>
);
