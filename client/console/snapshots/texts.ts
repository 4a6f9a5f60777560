import type { getSnapshotPlan } from '../../../contracts/console/snapshots.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';

/** How many kinds are named before the rest is left to 等. */
const mostNamed = 4;

/** What changes when a snapshot is brought back, whom that touches, and how it is undone. */
export function planText({ changes, signedIn }: DataOf<typeof getSnapshotPlan>): string {
  const total = changes.reduce((sum, { count }) => sum + count, 0);
  const named = changes.slice(0, mostNamed).map(({ label, count }) => `${count} ${label}`);
  const rest = changes.length > mostNamed ? '等' : '';
  const lost = total === 0 ? '和现在没有不同。' : `和现在有 ${total} 处不同：${named.join('、')}${rest}。`;
  const people = signedIn === 0 ? '现在没有人登录。' : `现在有 ${signedIn} 人登录，会收到提示并回到登录页。`;
  return `${lost}${people}恢复前会先存一份快照，可以撤回。其他沙箱不受影响。`;
}

/** Why a snapshot was taken, in words. */
export const whyTexts = { hand: '手动', before: '恢复前', regular: '定时', upload: '上传' } as const;

/** The ending that files of snapshots have. */
export const ending = '.snapshot';

/** The title that a file of a snapshot was saved under. */
export const titleOfFile = (name: string): string =>
  (name.endsWith(ending) ? name.slice(0, -ending.length) : '').slice(0, 30);
