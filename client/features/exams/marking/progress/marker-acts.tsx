import { mostChecked } from '../../../../../contracts/constants/exam-marking.ts';
import { formatNumber } from '../../../../../contracts/figure-text.ts';
import { drawChecks } from '../../../../../contracts/wrongbook/exams/marking-lead.ts';
import { noteDrift } from '../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { setMarkerState } from '../../../../../contracts/wrongbook/exams/marking-parts.ts';
import { call } from '../../../../api/call.ts';
import { confirm } from '../../../../components/dialog/confirm.tsx';
import type { RowAction } from '../../../../components/table/columns.ts';
import { showDone } from '../../../../components/toast.ts';
import { attempt } from '../../../../components/use-action.ts';
import type { MarkerFigures, PartFigures } from '../shapes.ts';
import type { useMarkingPlace } from '../use-marking-place.ts';
import type { MarkerActs } from './DriftNotes.tsx';

type OpenCases = ReturnType<typeof useMarkingPlace>['openCases'];

/** What the leader of a part may do about its markers. */
export function markerActs(part: PartFigures, openCases: OpenCases): MarkerActs {
  const markingPartId = part.id;
  const set = (teacherId: string, state: MarkerFigures['state']) =>
    call(setMarkerState, { markingPartId, teacherId, state });
  return {
    showApart: ({ teacherId }) => openCases(part.id, 'apart', teacherId),
    check: ({ teacherId, name }) =>
      attempt(async () => {
        const { drawn } = await call(drawChecks, { markingPartId, teacherId, share: mostChecked });
        showDone(`已抽出${name}阅过的 ${drawn} 份，在阅卷台的“复核”里`);
      }),
    pause: (marker) =>
      confirm({
        title: `暂停分给${marker.name}`,
        message: leavingText(part, marker, '恢复之前不再分给他'),
        action: '暂停',
        run: () => set(marker.teacherId, 'paused'),
      }),
    resume: ({ teacherId }) => attempt(() => set(teacherId, 'active')),
    takeOff: (marker) =>
      confirm({
        title: `撤下${marker.name}`,
        message: leavingText(part, marker, '他不能再进入这个题组'),
        action: '撤下',
        danger: true,
        run: () => set(marker.teacherId, 'off'),
      }),
    note: ({ teacherId, name }) =>
      attempt(async () => {
        await call(noteDrift, { markingPartId, teacherId });
        showDone(`知道了；${name}此后给的分仍有偏差时再提醒`);
      }),
  };
}

/** What becomes of the scripts of who gets no more. */
function leavingText(
  { markers }: PartFigures,
  { name, marked, quota, teacherId }: MarkerFigures,
  what: string,
): string {
  const rest = Math.max(0, quota - marked);
  const others = markers.filter((one) => one.state === 'active' && one.teacherId !== teacherId).length;
  const kept = `${name}已阅的 ${formatNumber(marked)} 份保留`;
  if (rest === 0) return `${kept}；${what}。`;
  if (others === 0) return `${kept}；${what}，余下 ${formatNumber(rest)} 份没有别人可以阅。`;
  return `${kept}，余下 ${formatNumber(rest)} 份分给 ${others} 人，每人约 ${Math.ceil(rest / others)} 份；${what}。`;
}

/** The acts that a marker's row offers. */
export function menuOf(marker: MarkerFigures, acts: MarkerActs): RowAction[] {
  const { state } = marker;
  return [
    { label: '看差得最大的', run: () => acts.showApart(marker) },
    { label: '抽 20% 复核', run: () => acts.check(marker) },
    ...(state === 'active' ? [{ label: '暂停分给他', run: () => acts.pause(marker) }] : []),
    ...(state === 'active' ? [] : [{ label: '恢复分给他', run: () => acts.resume(marker) }]),
    ...(state === 'off' ? [] : [{ label: '撤下', danger: true, run: () => acts.takeOff(marker) }]),
  ];
}
