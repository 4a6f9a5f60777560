import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  /** The id of what it folds. */
  controls: string;
  open: boolean;
  onChange: (open: boolean) => void;
  children: ReactNode;
}

/** A button that folds and unfolds details. */
export const Fold = ({ controls, open, onChange, children }: Props): ReactNode => (
  <button
    type="button"
    className={styles.fold}
    aria-expanded={open}
    aria-controls={controls}
    onClick={() => onChange(!open)}
  >
    {children}
    <IconChevronDown size={14} aria-hidden />
  </button>
);
