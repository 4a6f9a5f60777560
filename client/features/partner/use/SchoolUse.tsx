import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { getSchoolUse } from '../../../../contracts/wrongbook/figures.ts';
import { useCall } from '../../../api/use-call.ts';
import { Figure } from '../../../components/figures/Figure.tsx';
import { Figures } from '../../../components/figures/Figures.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { PeriodQuery } from '../overview/use-period.ts';
import { TrendCard } from '../Trend.tsx';
import styles from '../partner.module.css';

type Use = DataOf<typeof getSchoolUse>;

interface Props {
  schoolId: string;
  query: PeriodQuery;
}

/** How one school uses the product: what is printed, by day, application and subject, and which classes do a lot or nothing. */
export function SchoolUse({ schoolId, query: { days } }: Props): ReactNode {
  const use = useCall(getSchoolUse, days && { ...days, schoolId });
  return (
    <Loaded answer={use} what="使用情况">
      {(data) => (
        <div className={styles.overview}>
          <UseFigures use={data} />
          <div className={styles.two}>
            <TrendCard input={days && { ...days, schoolId }} />
            <ClassUse use={data} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

function UseFigures({ use }: { use: Use }): ReactNode {
  const { prints, printsBefore, uses, usesBefore, activeTeachers, teachers, classes, lastUse, period } = use;
  const active = classes.filter(({ works }) => works > 0).length;
  const last = (value: number): string => (period.beforeFrom === '' ? '' : `上期 ${formatNumber(value)}`);
  const share = (part: number, whole: number): string => (whole > 0 ? `占 ${formatRate(part / whole)}` : '');
  return (
    <Figures label="使用情况">
      <Figure label="打印量" value={formatNumber(prints)} unit=" 页" note={last(printsBefore)} />
      <Figure label="使用次数" value={formatNumber(uses)} unit=" 次" note={last(usesBefore)} />
      <Figure
        label="使用过的教师"
        value={formatNumber(activeTeachers)}
        unit={` / ${teachers}`}
        note={share(activeTeachers, teachers)}
      />
      <Figure
        label="布置过的班级"
        value={formatNumber(active)}
        unit={` / ${classes.length}`}
        note={share(active, classes.length)}
      />
      <Figure label="最近使用" value={lastUse === '' ? '-' : lastUse} note="" />
    </Figures>
  );
}

/** Classes to which nothing was set first, then from most to least. */
function ClassUse({ use: { classes } }: { use: Use }): ReactNode {
  const ordered = [...classes].sort((a, b) => Number(a.works > 0) - Number(b.works > 0) || b.works - a.works);
  return (
    <Card title="班级" flush>
      <div className={styles.classes}>
        <RecordTable
          label="各班布置"
          rows={ordered}
          keyOf={({ classId }) => classId}
          nameOf={({ className }) => className}
          columns={[
            { key: 'className', title: '班级' },
            { key: 'works', title: '布置', width: 64, align: 'right', render: ({ works }) => formatNumber(works) },
            { key: 'lastDate', title: '最近布置', width: 108, render: ({ lastDate }) => lastDate || '这段时间没有' },
          ]}
        />
      </div>
    </Card>
  );
}
