import { ClockCard } from '../clock/ClockCard.tsx';
import { FaultCard } from '../faults/FaultCard.tsx';
import { SnapshotCard } from '../snapshots/SnapshotCard.tsx';
import { UpstreamCard } from '../upstreams/UpstreamCard.tsx';
import styles from './live.module.css';

/** What the chosen sandbox has of each part of the console. */
export const Cards = () => (
  <div className={styles.cards}>
    <ClockCard />
    <SnapshotCard />
    <FaultCard />
    <UpstreamCard />
  </div>
);
