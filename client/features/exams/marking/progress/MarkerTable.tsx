import type { ReactNode } from 'react';
import { markerStateLabels } from '../../../../../contracts/constants/exam-marking.ts';
import { formatNumber, formatRate, formatScore } from '../../../../../contracts/figure-text.ts';
import { DifferenceDot } from '../../../../components/chart/DifferenceDot.tsx';
import { SharesOverAll } from '../../../../components/chart/SharesOverAll.tsx';
import { MoreActions } from '../../../../components/table/RowActions.tsx';
import type { RowAction } from '../../../../components/table/columns.ts';
import type { MarkerFigures, PartFigures } from '../shapes.ts';
import styles from '../progress.module.css';
import { ShareBar } from '../ShareBar.tsx';
import { idleText, signedText } from './texts.ts';

interface Props {
  part: PartFigures;
  actionsOf: (marker: MarkerFigures) => readonly RowAction[];
}

/** How each marker of a part goes on: how much, how fast, how high and how wide, against all. */
export function MarkerTable({ part, actionsOf }: Props): ReactNode {
  const most = Math.max(part.driftLimit * 2.5, ...part.markers.flatMap(reachOf));
  return (
    <div data-scrolls>
      <table className={styles.markers} aria-label="阅卷人">
        <thead>
          <tr>
            <th scope="col">阅卷人</th>
            <th scope="col">已阅</th>
            <th scope="col" data-number>
              份/时
            </th>
            <th scope="col" data-number>
              均分
            </th>
            <th scope="col" data-number>
              标准差
            </th>
            <th scope="col">{part.comparison === 'pair' ? '比同卷另一评' : '比其他阅卷人'}</th>
            <th scope="col">分布与全体</th>
            <th scope="col" data-number title="与另一评相差在允许内的份数占比">
              一致
            </th>
            <th scope="col" data-number title="自己阅过又遇到的答卷，给分相同的份数">
              自我
            </th>
            <th scope="col" aria-label="操作" />
          </tr>
        </thead>
        <tbody>
          {part.markers.map((marker) => (
            <MarkerRow key={marker.teacherId} marker={marker} part={part} most={most} actions={actionsOf(marker)} />
          ))}
        </tbody>
        <tfoot>
          <Total part={part} />
        </tfoot>
      </table>
    </div>
  );
}

const reachOf = ({ difference }: MarkerFigures): number[] =>
  difference ? [Math.abs(difference.low), Math.abs(difference.high)] : [];

interface RowProps {
  marker: MarkerFigures;
  part: PartFigures;
  most: number;
  actions: readonly RowAction[];
}

function MarkerRow({ marker, part, most, actions }: RowProps): ReactNode {
  const { name, teacherId, marked, quota, state, drift } = marker;
  const idle = idleText(marker);
  return (
    <tr data-flagged={drift !== 'none' || undefined} data-off={state === 'off' || undefined}>
      <th scope="row" title={name}>
        {name}
        {teacherId === part.leaderId && <em>组长</em>}
        {state !== 'active' && <em>{markerStateLabels[state]}</em>}
      </th>
      <td>
        <ShareBar done={marked} of={quota} />
        <small>
          {formatNumber(marked)}/{formatNumber(quota)}
        </small>
      </td>
      <td data-number>{idle === '' ? formatNumber(marker.perHour) : <span className={styles.idle}>{idle}</span>}</td>
      <td data-number>{formatNumber(marker.mean, 1)}</td>
      <td data-number>{formatNumber(marker.standardDeviation, 1)}</td>
      <td>
        <Difference marker={marker} band={part.driftLimit} most={most} />
      </td>
      <td>
        <SharesOverAll label={`${name}给分的分布，线为全体`} counts={marker.distribution} all={part.all.distribution} />
      </td>
      <td data-number>{formatRate(marker.compared === 0 ? null : marker.agreed / marker.compared)}</td>
      <td data-number>{marker.again === 0 ? '-' : `${marker.againSame}/${marker.again}`}</td>
      <td>
        <MoreActions name={name} actions={actions} />
      </td>
    </tr>
  );
}

function Difference({ marker, band, most }: { marker: MarkerFigures; band: number; most: number }): ReactNode {
  const { difference, drift, name, compared } = marker;
  if (!difference) return '-';
  const { value, low, high } = difference;
  const label = `${name} ${signedText(value)} 分，95% 区间 ${signedText(low)} 至 ${signedText(high)}，比较 ${compared} 份`;
  return (
    <span className={styles.difference} data-flagged={drift !== 'none' || undefined} title={label}>
      <DifferenceDot
        label={label}
        value={value}
        interval={{ low, high }}
        band={band}
        most={most}
        isFlagged={drift !== 'none'}
      />
      <b>{signedText(value)}</b>
    </span>
  );
}

const Total = ({ part: { all, total, two, one, isDouble, driftLimit } }: { part: PartFigures }): ReactNode => (
  <tr>
    <th scope="row">全体</th>
    <td>
      {formatNumber(all.marked)}/{formatNumber(isDouble ? total * 2 : total)}
    </td>
    <td data-number>{formatNumber(all.perHour)}</td>
    <td data-number>{formatNumber(all.mean, 1)}</td>
    <td data-number>{formatNumber(all.standardDeviation, 1)}</td>
    <td title={`两评都有 ${two} 份，只有一评 ${one} 份`}>
      <small>灰带 ±{formatScore(driftLimit)} 分，线为 95% 区间</small>
    </td>
    <td>
      <small>黑线为全体</small>
    </td>
    <td data-number>{formatRate(all.compared === 0 ? null : all.agreed / all.compared)}</td>
    <td data-number>{all.again === 0 ? '-' : `${all.againSame}/${all.again}`}</td>
    <td />
  </tr>
);
