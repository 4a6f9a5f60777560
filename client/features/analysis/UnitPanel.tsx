import { Button, CloseButton, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { scoreBands } from '../../../contracts/constants/questions.ts';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { Panel } from '../../components/page/Panel.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import {
  againstLabel,
  figure,
  reasonOf,
  signed,
  type Compared,
  type Mark,
  type PointsCompared,
  type Unit,
} from './figures.ts';
import { FarPoints } from './FarPoints.tsx';
import { TrendFigure } from './TrendFigure.tsx';
import styles from './analysis.module.css';

const tags: Record<Mark, { tone: 'done' | 'bad' | 'plain'; text: string }> = {
  above: { tone: 'done', text: '▲ 高于' },
  below: { tone: 'bad', text: '▼ 低于' },
  within: { tone: 'plain', text: '偶然范围内' },
  '': { tone: 'plain', text: '不比较' },
};

interface Props {
  unit: Unit;
  compared: Compared;
  /** By knowledge point; undefined for classes, and until they have come. */
  points?: PointsCompared | undefined;
  onClose: () => void;
  /** Where the classes of a school can be looked at. */
  onOpen?: () => void;
}

/** One school or class: how far from the others, since when, and where its scores lie. */
export function UnitPanel({ unit, compared: { versus, occasions }, points, onClose, onOpen }: Props): ReactNode {
  const { difference, mark, others, mean, count } = unit;
  const against = againstLabel(versus);
  const amount = versus === 'last' ? '标准分' : '分';
  return (
    <Panel
      as="aside"
      label={unit.name}
      head={
        <Group gap={8} wrap="nowrap">
          <Title order={2} fz={15} lh={1.5}>
            {unit.name}
          </Title>
          <Tag tone={tags[mark].tone}>{tags[mark].text}</Tag>
          <CloseButton ml="auto" size="sm" aria-label="关闭" onClick={onClose} />
        </Group>
      }
    >
      <div className={styles.panel}>
        {difference && others ? (
          <section>
            <Text className={styles.amount} data-mark={mark}>
              {signed(difference.value)} {amount}
              <span>
                95% 区间 {signed(difference.low)} 至 {signed(difference.high)}
              </span>
            </Text>
            <Text fz="sm">
              均分 <b>{figure(mean)}</b>（{formatNumber(count)} 人），{against} {others.units} 个{' '}
              <b>{figure(others.mean)}</b>（{formatNumber(others.count)} 人）
            </Text>
          </section>
        ) : (
          <Text fz="sm" c="dimmed">
            {reasonOf(unit) || '没有可比的'}
          </Text>
        )}
        {occasions.length > 0 && (
          <section>
            <h3>与{against}的差，历次（得分率，百分点）</h3>
            <TrendFigure trend={unit.trend} occasions={occasions} />
          </section>
        )}
        {mean !== null && (
          <section>
            <h3>分数段</h3>
            <BandTable unit={unit} against={versus === 'alike' ? '同组' : '其他'} />
          </section>
        )}
        {points && mean !== null && <FarPoints points={points} schoolId={unit.schoolId} />}
        {onOpen && (
          <Button variant="default" onClick={onOpen}>
            看各班
          </Button>
        )}
      </div>
    </Panel>
  );
}

const ranges = ['> 90%', '70–90%', '60–70%', '< 60%'] as const;

const BandTable = ({ unit: { bands, count, others }, against }: { unit: Unit; against: string }): ReactNode => (
  <table className={styles.bandTable}>
    <tbody>
      {scoreBands.map(({ value, label }, at) => (
        <tr key={value}>
          <th scope="row">
            <i data-band={value} />
            {label} {ranges[at]}
          </th>
          <td>{formatNumber(bands[at])} 人</td>
          <td className={styles.strong}>{formatRate((bands[at] ?? 0) / count)}</td>
          <td className={styles.faint}>
            {others && others.count > 0 && `${against} ${formatRate((others.bands[at] ?? 0) / others.count)}`}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
