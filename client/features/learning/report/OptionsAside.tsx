import { Button, Checkbox, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { learningParts } from '../../../../contracts/wrongbook/learning-reports.ts';
import { Panel } from '../../../components/page/Panel.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import type { Learners } from '../use-learners.ts';
import { partLabels, type Part } from './report.ts';
import styles from './options.module.css';
import type { Polished } from './use-wording.ts';
import type { ReportQuery } from './use-report-query.ts';

interface Props {
  query: ReportQuery;
  wording: Polished;
  learners: Learners;
}

const wordings = [
  { value: 'plain', label: '原句' },
  { value: 'polished', label: '润色' },
];

/** What goes into the report, how its advice is worded, and how it is printed. */
export function OptionsAside({ query, wording, learners }: Props): ReactNode {
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
        <Choice title="建议的措辞">
          <SegmentedControl
            size="xs"
            aria-label="建议的措辞"
            data={wordings}
            value={query.isPolished ? 'polished' : 'plain'}
            onChange={(value) => query.setPolished(value === 'polished')}
          />
          <Hint>润色只改说法，数字不变；改过的句子会标出。</Hint>
          {query.isPolished && <Wording wording={wording} />}
        </Choice>
        <Choice title="打印">
          <Checkbox
            size="sm"
            label="黑白"
            checked={query.isGrey}
            onChange={({ currentTarget }) => query.setGrey(currentTarget.checked)}
          />
          {!ofClass && <Short query={query} learners={learners} />}
          <Hint>A4，通常每人 1 页；在后台排版，可以离开本页，排好后在右上角的任务里取。</Hint>
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

/** How the wording went; without a model the sentences stay as they are. */
function Wording({ wording: { state, reason, changed, again } }: { wording: Polished }): ReactNode {
  if (state === 'refused' || state === 'impossible') {
    return (
      <Notice tone="warn">
        <Text fz="xs">{reason}</Text>
        <Text fz="xs">现在显示的是原句。</Text>
        {state === 'refused' && (
          <Button variant="default" size="xs" onClick={again}>
            重试
          </Button>
        )}
      </Notice>
    );
  }
  return (
    <>
      <Button variant="default" size="xs" loading={state === 'waiting'} onClick={again}>
        改写建议
      </Button>
      {state === 'done' && <Hint>{changed > 0 ? `改写了 ${changed} 句。` : '没有可以改写的句子，仍是原句。'}</Hint>}
    </>
  );
}

/** Who has too few answers for conclusions, and whether they get a short report. */
function Short({ query, learners }: Pick<Props, 'query' | 'learners'>): ReactNode {
  const short = (learners.answer.data ?? []).filter(({ isShort }) => isShort);
  if (short.length === 0) return null;
  const names = short.map(({ studentName, submitted }) => `${studentName}（交 ${submitted} 次）`).join('、');
  return (
    <>
      <Checkbox
        size="sm"
        label="作答太少的出简版"
        checked={query.withShort}
        onChange={({ currentTarget }) => query.setWithShort(currentTarget.checked)}
      />
      <Hint>
        {short.length} 人作答太少，{query.withShort ? '只出上交情况和老师的话' : '不出报告'}：{names}。
      </Hint>
    </>
  );
}
