import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { treeMap } from '../../../components/chart/tree-map.ts';
import { Card } from '../../../components/page/Card.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { pathTo } from '../../../session/paths.ts';
import { ChangeText } from '../ChangeText.tsx';
import { rateChange } from '../change.ts';
import type { Overview, Period, SchoolFigures } from '../partner.ts';
import styles from '../partner.module.css';

interface Region {
  area: string;
  schools: SchoolFigures[];
  students: number;
  size: number;
  before: number;
}

const total = (schools: readonly SchoolFigures[], key: 'prints' | 'printsBefore' | 'enabled'): number =>
  schools.reduce((sum, school) => sum + school[key], 0);

const regionOf = (area: string, schools: SchoolFigures[]): Region => ({
  area,
  schools,
  students: total(schools, 'enabled'),
  size: total(schools, 'prints'),
  before: total(schools, 'printsBefore'),
});

function regionsOf(schools: readonly SchoolFigures[]): Region[] {
  const areas = [...new Set(schools.map(({ area }) => area))];
  return areas
    .map((area) =>
      regionOf(
        area,
        schools.filter((school) => school.area === area),
      ),
    )
    .sort((a, b) => b.size - a.size);
}

const levels = [
  { level: 'less', label: '减少' },
  { level: 'even', label: '增 10% 以内' },
  { level: 'good', label: '10%–15%' },
  { level: 'strong', label: '15% 以上，新增' },
] as const;

/** How a school's printing on a day of lessons stands against the days before. */
function levelOf({ prints, printsBefore }: SchoolFigures, { lessonDays, lessonDaysBefore }: Period): string {
  if (lessonDays === 0 || lessonDaysBefore === 0) return 'even';
  if (printsBefore === 0) return 'strong';
  const growth = prints / lessonDays / (printsBefore / lessonDaysBefore) - 1;
  if (growth < 0) return 'less';
  if (growth < 0.1) return 'even';
  return growth < 0.15 ? 'good' : 'strong';
}

const height = 264;
const headHeight = 22;

/** Where what is printed is printed: regions and their schools as areas, and the same as a table. */
export function Regions({ overview: { schools, period } }: { overview: Overview }): ReactNode {
  const regions = regionsOf(schools);
  return (
    <div className={styles.two}>
      <Card
        title="地区"
        aside={
          <span className={styles.mapKey}>
            {levels.map(({ level, label }) => (
              <span key={level}>
                <i data-level={level} aria-hidden />
                {label}
              </span>
            ))}
          </span>
        }
      >
        {total(schools, 'prints') === 0 ? (
          <EmptyState text="这段时间还没有打印。" />
        ) : (
          <RegionMap regions={regions} period={period} />
        )}
        <p className={styles.foot}>面积为打印量，颜色按每个上课日比上期；点开看学校。</p>
      </Card>
      <RegionTable regions={regions} isCompared={period.beforeFrom !== ''} />
    </div>
  );
}

function RegionMap({ regions, period }: { regions: readonly Region[]; period: Period }): ReactNode {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const all = regions.reduce((sum, { size }) => sum + size, 0);
  return (
    <div ref={ref} className={styles.map} role="group" aria-label="地区图">
      {treeMap(regions, { x: 0, y: 0, width, height }).map(({ part: region, box }) => (
        <RegionArea key={region.area} region={region} share={region.size / all} box={box} period={period} />
      ))}
    </div>
  );
}

interface AreaProps {
  region: Region;
  share: number;
  box: { x: number; y: number; width: number; height: number };
  period: Period;
}

function RegionArea({ region, share, box, period }: AreaProps): ReactNode {
  const inner = { ...box, y: box.y + headHeight, height: Math.max(0, box.height - headHeight) };
  const parts = region.schools.map((school) => ({ school, size: school.prints }));
  return (
    <>
      <span style={{ left: box.x, top: box.y, width: box.width, height: headHeight }}>
        {region.area} {formatRate(share)}
      </span>
      {treeMap(parts, inner).map(({ part: { school }, box: own }) => (
        <Link
          key={school.schoolId}
          to={pathTo('schoolBoard', { schoolId: school.schoolId }) ?? '.'}
          data-level={levelOf(school, period)}
          title={`${school.schoolName} ${formatNumber(school.prints)} 页`}
          style={{ left: own.x, top: own.y, width: own.width, height: own.height }}
        >
          {school.schoolName}
          <br />
          {formatNumber(school.prints)}
        </Link>
      ))}
    </>
  );
}

function RegionTable({ regions, isCompared }: { regions: readonly Region[]; isCompared: boolean }): ReactNode {
  const whole = regionOf(
    '合计',
    regions.flatMap(({ schools }) => schools),
  );
  return (
    <Card title="地区表" flush>
      <RecordTable
        label="地区"
        rows={[...regions, whole]}
        keyOf={({ area }) => area}
        nameOf={({ area }) => area}
        columns={[
          { key: 'area', title: '地区', width: 124 },
          { key: 'schools', title: '学校', width: 56, align: 'right', render: ({ schools }) => schools.length },
          {
            key: 'students',
            title: '学生',
            width: 68,
            align: 'right',
            render: ({ students }) => formatNumber(students),
          },
          { key: 'size', title: '打印量', width: 80, align: 'right', render: ({ size }) => formatNumber(size) },
          {
            key: 'before',
            title: '变化',
            width: 76,
            align: 'right',
            render: ({ size, before }) => isCompared && <ChangeText change={rateChange(size, before)} />,
          },
        ]}
      />
    </Card>
  );
}
