import type { ReactNode } from 'react';
import { signed, type PointsCompared } from './figures.ts';
import styles from './analysis.module.css';

/** How many are told. */
const most = 3;

/** The knowledge points at which a school differs most from those it is held against, by more than chance. */
export function FarPoints({
  points: { schools, points },
  schoolId,
}: {
  points: PointsCompared;
  schoolId: string;
}): ReactNode {
  const at = schools.findIndex((one) => one.schoolId === schoolId);
  const cells = points.map(({ name, cells: all }) => ({ name, ...all[at] }));
  const far = cells.flatMap(({ name, difference, mark }) =>
    difference && (mark === 'above' || mark === 'below') ? [{ name, mark, value: difference.value * 100 }] : [],
  );
  if (points.length === 0) return null;
  return (
    <section>
      <h3>差得最多的知识点</h3>
      {far.length === 0 && <p className={styles.faint}>没有大于偶然的差别。</p>}
      {far
        .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
        .slice(0, most)
        .map(({ name, mark, value }) => (
          <p key={name} className={styles.far}>
            {name}
            <b data-mark={mark}>{signed(value)}</b>
            <span className={styles.faint}>个百分点</span>
          </p>
        ))}
    </section>
  );
}
