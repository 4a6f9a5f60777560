import { kindLabels } from '../../../../contracts/effect-text.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Stray } from '../../../http/errors.ts';
import { resolve, type Target } from '../../../http/reach.queries.ts';
import type { User } from '../../../http/user.ts';
import { nameQueries } from './names.queries.ts';

/** Whose something is that a caller does not reach, in words that go behind its id. */
export function belongsTo(sandbox: Sandbox, user: User, { kind, id }: Stray): string {
  const target = resolve(sandbox, user, kind, [id]).get(id);
  const label = kindLabels[kind];
  if (!target) return `不是任何${label}的编号`;
  const name = kind === 'class' ? nameOf(sandbox, 'class', id) : '';
  const called = name === '' ? '' : `，叫“${name}”`;
  return `是${ownerOf(sandbox, target)}的${label}${called}`;
}

/** The narrowest owner that has a name: a person, the school, the channel. */
function ownerOf(sandbox: Sandbox, { schoolId, ownerId, partnerId, part }: Target): string {
  const person = ownerId ? nameOf(sandbox, 'person', ownerId) : '';
  const school = schoolId ? nameOf(sandbox, 'school', schoolId) : '';
  if (person !== '' && school !== '') return `${school}${person}`;
  const partner = partnerId ? nameOf(sandbox, 'partner', partnerId) : '';
  const whose = person || school || partner || '别处';
  return part ? `${whose}${partWords[part]}` : whose;
}

const partWords = { whole: '', some: '（只能用到其中一部分）', none: '别的班级' } as const;

type Named = 'class' | 'person' | 'school' | 'partner';

const nameOf = (sandbox: Sandbox, what: Named, id: string): string =>
  nameQueries(sandbox)[what].get({ id })?.name ?? '';
