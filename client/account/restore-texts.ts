import type { getRestorePlan, restoreSandbox } from '../../contracts/account/restoring.ts';
import type { DataOf } from '../../contracts/endpoint.ts';

type Plan = DataOf<typeof getRestorePlan>;

/** How many kinds are named before the rest is left to 等. */
const mostNamed = 4;

/** How much has changed in all. */
export const sumOf = ({ changes }: Pick<Plan, 'changes'>): number => changes.reduce((sum, { count }) => sum + count, 0);

/** What will be lost, and who will be sent to the login page. */
export function lossText(plan: Omit<Plan, 'isOffered'>): string {
  const named = plan.changes.slice(0, mostNamed).map(({ label, count }) => `${count} ${label}`);
  const rest = plan.changes.length > mostNamed ? '等' : '';
  const lost =
    named.length === 0
      ? '没有改动会丢失。'
      : `${plan.restoredAt === '' ? '' : `${plan.restoredAt.slice(5, 16)} 以后的 `}${sumOf(plan)} 处改动会丢失：${named.join('、')}${rest}。`;
  const people = plan.signedIn === 0 ? '现在没有人登录。' : `现在有 ${plan.signedIn} 人登录，会收到提示并回到登录页。`;
  return `${lost}${people}其他沙箱不受影响。`;
}

/** How long it took, and where what was there before is kept. */
export const doneText = ({ milliseconds, snapshot }: DataOf<typeof restoreSandbox>): string =>
  `已恢复，用时 ${(milliseconds / 1000).toFixed(1)} 秒；原来的数据存为快照“${snapshot}”，可在控制台撤回`;

/** A moment as people say it: 今天 08:05, else with its day. `now` is milliseconds. */
export function whenText(moment: string, now: number): string {
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  return moment.startsWith(today) ? `今天 ${moment.slice(11, 16)}` : moment.slice(0, 16);
}
