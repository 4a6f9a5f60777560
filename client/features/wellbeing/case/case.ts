import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getWellbeingCase } from '../../../../contracts/wrongbook/wellbeing/cases.ts';

export type Case = DataOf<typeof getWellbeingCase>;
export type CaseRecord = Case['records'][number];

/** A record or opening of a case as the past shows it. */
export interface Past {
  key: string;
  time: string;
  title: string;
  text: string;
  kind: CaseRecord['kind'] | 'open' | 'rules';
}

/** A step of the way from reading to closing. */
export interface Stage {
  title: string;
  note: string;
  state: 'done' | 'current' | 'ahead';
}

const firstOf = (records: readonly CaseRecord[], kinds: readonly string[]): CaseRecord | undefined =>
  records.filter(({ kind }) => kinds.includes(kind)).at(-1);

/** How long it took from one moment to another, in words. */
function tookText(from: string, to: string): string {
  const minutes = Math.max(
    0,
    Math.round((Date.parse(to.replace(' ', 'T')) - Date.parse(from.replace(' ', 'T'))) / 60_000),
  );
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours >= 48) return `${Math.floor(hours / 24)} 天`;
  return hours === 0 ? `${rest} 分` : `${hours} 小时 ${rest} 分`;
}

/** How far a case has come; the first step that has not been taken is the current one. */
export function stagesOf({ records, firstOpenedAt, createTime, closedAt, nextStep, nextAt }: Case): Stage[] {
  const contact = firstOf(records, ['talk', 'home', 'visit']);
  const talk = firstOf(records, ['talk']);
  const home = firstOf(records, ['home']);
  const end = firstOf(records, ['referral', 'closing']);
  const planned = (step: string): string => (nextStep === step ? `${nextAt.slice(5, 16)}` : '');
  const steps: [title: string, time: string | undefined, note: string][] = [
    ['研判', firstOpenedAt || undefined, firstOpenedAt.slice(5, 16)],
    ['首次联系', contact?.happenedAt, contact ? `用了 ${tookText(createTime, contact.happenedAt)}` : planned('call')],
    ['面谈', talk?.happenedAt, talk ? talk.happenedAt.slice(5, 16) : planned('talk')],
    ['家校协同', home?.happenedAt, home ? home.happenedAt.slice(5, 16) : planned('call')],
    ['转介或关闭', closedAt || end?.happenedAt, (closedAt || end?.happenedAt)?.slice(5, 16) ?? ''],
  ];
  const current = steps.findIndex(([, time]) => time === undefined);
  return steps.map(([title, time, note], index) => ({
    title,
    note,
    state: time !== undefined ? 'done' : index === current ? 'current' : 'ahead',
  }));
}
