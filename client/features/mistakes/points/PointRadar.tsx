import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { radarAxes, type Chapters, type Point } from './chapters.ts';
import { Mastered } from './Mastered.tsx';
import styles from './points.module.css';

interface Props {
  chapters: Chapters;
  /** The chosen chapter or point, "" for all. */
  pointId: string;
  onChoose: (pointId: string) => void;
}

const radius = 100;
const rings = [0.25, 0.5, 0.75, 1];

const at = (place: number, count: number, share: number): readonly [number, number] => {
  const angle = (2 * Math.PI * place) / count - Math.PI / 2;
  return [radius * share * Math.cos(angle), radius * share * Math.sin(angle)];
};

const outline = (shares: readonly number[]): string =>
  shares
    .map((share, place) =>
      at(place, shares.length, share)
        .map((part) => part.toFixed(1))
        .join(),
    )
    .join(' ');

/** Points compared at one glance; each axis has a number, by which the list below says what it is and on how many answers it rests. */
export function PointRadar({ chapters, pointId, onChoose }: Props): ReactNode {
  const { axes, left } = radarAxes(chapters, pointId);
  if (axes.length === 0) return <EmptyState text="有作答的知识点不足三个，画不成雷达图，请看树或表格。" />;
  return (
    <figure className={styles.radar} aria-label="知识点雷达图">
      <svg viewBox="-125 -120 250 240" role="img" aria-label={axes.map(spoken).join('；')}>
        {rings.map((ring) => (
          <polygon key={ring} className={styles.ring} points={outline(axes.map(() => ring))} />
        ))}
        {axes.map(({ pointId: id }, place) => {
          const [x, y] = at(place, axes.length, 1);
          const [labelX, labelY] = at(place, axes.length, 1.14);
          return (
            <g key={id}>
              <line className={styles.axis} x2={x} y2={y} />
              <text x={labelX} y={labelY}>
                {place + 1}
              </text>
            </g>
          );
        })}
        <polygon
          points={outline(axes.map(({ mastery }) => mastery ?? 0))}
          fill={colourOf(0)}
          fillOpacity={0.2}
          stroke={colourOf(0)}
          strokeWidth={2}
        />
      </svg>
      <figcaption>最外圈为 100%，每圈 25%{left > 0 && `；作答较少的另外 ${left} 个见表格`}</figcaption>
      <ol className={styles.axes}>
        {axes.map((point, place) => (
          <li key={point.pointId}>
            <UnstyledButton
              className={styles.axisName}
              aria-pressed={point.pointId === pointId}
              onClick={() => onChoose(point.pointId === pointId ? '' : point.pointId)}
            >
              <span>
                {place + 1} {point.name}
              </span>
              <Mastered {...point} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const spoken = ({ name, mastery, answered }: Point): string =>
  `${name} ${formatRate(mastery)}，${formatNumber(answered)} 次作答`;
