import { mistakeCauseLabels } from '../../../../contracts/constants/mistake-causes.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { formatRate } from '../../../../contracts/figure-text.ts';
import type { keepMistakeGroups, listMistakeGroups } from '../../../../contracts/wrongbook/mistake-groups.ts';

/** The groups of a class as they are shown. */
export type Groups = DataOf<typeof listMistakeGroups>;
export type Group = Groups['groups'][number];
export type Member = Group['members'][number];

/** Groups as they are kept. */
export type Arrangement = InputOf<typeof keepMistakeGroups>['groups'];

/** Where a student is put: into a group by its number, into a new one, or into none. */
export type Place = number | 'new' | 'none';

export const arrangementOf = ({ groups }: Pick<Groups, 'groups'>): Arrangement =>
  groups.map(({ key, name, members }) => ({ key, name, studentIds: members.map(({ studentId }) => studentId) }));

/** A name that no group has yet. */
function freshName(arrangement: Arrangement): string {
  const taken = new Set(arrangement.map(({ name }) => name));
  let number = 1;
  while (taken.has(`新小组 ${number}`)) number += 1;
  return `新小组 ${number}`;
}

/** Puts a student elsewhere; a group that nobody is left in goes. */
export function moved(arrangement: Arrangement, studentId: string, place: Place): Arrangement {
  const without = arrangement.map((group) => ({
    ...group,
    studentIds: group.studentIds.filter((id) => id !== studentId),
  }));
  const key = Math.max(0, ...arrangement.map((group) => Number(group.key))) + 1;
  const placed =
    place === 'new'
      ? [...without, { key, name: freshName(arrangement), studentIds: [studentId] }]
      : without.map((group) =>
          group.key === place ? { ...group, studentIds: [...group.studentIds, studentId] } : group,
        );
  return placed.filter(({ studentIds }) => studentIds.length > 0);
}

/** Gives a group another name. */
export const renamed = (arrangement: Arrangement, key: number, name: string): Arrangement =>
  arrangement.map((group) => (group.key === key ? { ...group, name } : group));

/** Why a group is together, in a sentence: how many of it err on the first two points that it shares, and why. */
export function reasonOf({ members, points, causes }: Pick<Group, 'members' | 'points' | 'causes'>): string {
  const [cause] = causes;
  const [first, second] = points;
  if (!first) return '组员现在没有共同的错题。';
  const who = ({ students }: typeof first) =>
    students === members.length ? `${students} 人都` : `${students}/${members.length} 人`;
  const also = second && (who(second) === who(first) ? '和' : `，${who(second)}错在`);
  const shared = `${who(first)}错在“${first.name}”${second ? `${also}“${second.name}”` : ''}`;
  const all = causes.reduce((sum, { count }) => sum + count, 0);
  const isSuggested = causes.every(({ confirmed }) => confirmed === 0);
  const share = cause && `${formatRate(cause.count / all)}${isSuggested ? '，建议' : ''}`;
  const why = cause ? `；错因最多的是${mistakeCauseLabels[cause.cause]}（${share}）` : '';
  return `${shared}${why}。`;
}

/** What grouping anew would lose; "" where that is nothing. */
export function lossOf({ moved: students, renamed: groups }: Pick<Groups, 'moved' | 'renamed'>): string {
  const parts = [
    ...(students > 0 ? [`${students} 名学生的人工调整`] : []),
    ...(groups > 0 ? [`${groups} 个小组改过的组名`] : []),
  ];
  return parts.join('和');
}
