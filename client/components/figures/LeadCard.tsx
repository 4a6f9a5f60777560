import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../page/Card.tsx';
import styles from './lead.module.css';

interface Props {
  /** What is to be known first. */
  sentence: ReactNode;
  /** What it rests on, or what else is to be known. */
  basis?: ReactNode;
  /** Three figures. */
  children: ReactNode;
}

/** One sentence and three figures, above everything else on a screen. */
export const LeadCard = ({ sentence, basis, children }: Props): ReactNode => (
  <Card>
    <div className={styles.lead}>
      <div>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {basis && (
          <Text component="div" fz={12} c="dimmed" mt={2}>
            {basis}
          </Text>
        )}
      </div>
      {children}
    </div>
  </Card>
);

interface FigureProps {
  label: string;
  /** Not known yet while it is undefined. */
  value: string | undefined;
  unit?: string | undefined;
  note?: ReactNode;
}

/** One of its figures. */
export const LeadFigure = ({ label, value, unit, note }: FigureProps): ReactNode => (
  <div className={styles.figure} role="group" aria-label={label}>
    <span>{label}</span>
    <span className={styles.value}>
      {value ?? '-'}
      {unit !== undefined && <small>{unit}</small>}
    </span>
    <span>{note}</span>
  </div>
);
