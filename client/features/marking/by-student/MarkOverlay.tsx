import type { ReactNode } from 'react';
import type { Sign } from './signs.ts';
import styles from './sheet.module.css';

interface Props {
  /** Millimetres. */
  width: number;
  height: number;
  signs: readonly Sign[];
  /** Written at the head of the page. */
  heading?: string | undefined;
}

/** Marks drawn over a page, in the page's own millimetres. */
export function MarkOverlay({ width, height, signs, heading }: Props): ReactNode {
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="批改标记">
      {heading !== undefined && (
        <text x={18} y={20} className={styles.total}>
          {heading}
        </text>
      )}
      {signs.map((sign, index) => (
        <Drawn key={index} sign={sign} />
      ))}
    </svg>
  );
}

// Around a middle, in millimetres.
const paths = {
  tick: 'M-2.4 0.2 L-0.6 2.2 L3 -2.8',
  half: 'M-2.4 0.2 L-0.6 2.2 L3 -2.8 M0.6 -1.4 L2.6 0.8',
  cross: 'M-2 -2 L2 2 M2 -2 L-2 2',
} as const;

function Drawn({ sign }: { sign: Sign }): ReactNode {
  if (sign.kind === 'text') {
    return (
      <text x={sign.x} y={sign.y} textAnchor={sign.isLoss ? 'start' : 'middle'} className={styles.figure}>
        {sign.text}
      </text>
    );
  }
  if (sign.kind === 'ring') {
    const { x, y, width, height } = sign;
    return (
      <rect
        className={styles.ring}
        x={x - 0.6}
        y={y - 0.6}
        width={width + 1.2}
        height={height + 1.2}
        rx={Math.min(width, height) / 2}
      />
    );
  }
  return <path className={styles.sign} d={paths[sign.kind]} transform={`translate(${sign.x} ${sign.y})`} />;
}
