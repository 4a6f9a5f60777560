import { callEntries } from '../../../calls.ts';
import type { Law } from './law.ts';
import { agreedLaws } from './reads/agreed.ts';
import { belongingLaws } from './reads/belonging.ts';
import { defaultLaws } from './reads/defaults.ts';
import { fileLaws, sentBackLaws } from './reads/files.ts';
import { filterLaws } from './reads/filter.ts';
import { pagingLaws } from './reads/paging.ts';
import { rowLaws } from './reads/rows.ts';
import { scopeLaws } from './reads/scope.ts';
import { sortLaws } from './reads/sort.ts';
import { sumLaws } from './reads/sums.ts';
import { subjectOf, type Subject } from './reads/subject.ts';
import { valueLaws } from './reads/values.ts';

/** What the input of a read does to its answer. */
export const readLaws = (): Law[] => [
  ...callEntries
    .filter(([, { effects }]) => !effects)
    .map(([call, endpoint]) => subjectOf(call, endpoint))
    .flatMap((subject) => [
      ...(subject.endpoint.answers === 'file' ? fileLaws(subject) : envelopeLaws(subject)),
      ...scopeLaws(subject),
    ]),
  ...sentBackLaws(),
  ...agreedLaws(),
];

const envelopeLaws = (subject: Subject): Law[] => [
  ...sumLaws(subject),
  ...valueLaws(subject),
  ...rowLaws(subject),
  ...defaultLaws(subject),
  ...belongingLaws(subject),
  ...pagingLaws(subject),
  ...sortLaws(subject),
  ...(subject.endpoint.like ? [] : filterLaws(subject)),
];
