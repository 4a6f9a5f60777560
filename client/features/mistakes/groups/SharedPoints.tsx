import type { ReactNode } from 'react';
import { formatRate } from '../../../../contracts/figure-text.ts';
import type { Group } from './arrangement.ts';
import styles from './groups.module.css';

interface Props {
  points: Group['points'];
  members: number;
  /** Students of the class with mistakes. */
  classMembers: number;
}

/** What a group shares, beside how it is with the class. */
export const SharedPoints = ({ points, members, classMembers }: Props): ReactNode => (
  <dl className={styles.points} aria-label="共同的知识点">
    {points.map(({ pointId, name, students, mistakes, classStudents }) => (
      <div key={pointId}>
        <dt title={name}>{name}</dt>
        <dd>
          <span className={styles.track} aria-hidden>
            <i style={{ width: `${(students / members) * 100}%` }} />
            <s style={{ left: `${(classStudents / classMembers) * 100}%` }} />
          </span>
        </dd>
        <dd>
          <b>
            {students}/{members}
          </b>{' '}
          人 · {mistakes} 题次
        </dd>
        <dd>全班 {formatRate(classStudents / classMembers)}</dd>
      </div>
    ))}
  </dl>
);
