import { roleLabels, type Role } from '../../../contracts/roles.ts';
import { classicGuides } from './classic.ts';
import { hasPart } from '../parts.ts';
import { guide, type Guide } from './guide.ts';
import { partnerGuides } from './partners.ts';
import { platformGuides } from './platform.ts';
import { schoolGuides } from './school.ts';
import { teacherGuides } from './teachers.ts';

const aboutGuides = guide(
  {
    id: 'guides',
    roles: Object.keys(roleLabels) as Role[],
    title: '查指南',
    summary: '按词查找，或让它带着走一遍。',
    since: '2026-11-23',
  },
  ['/useGuide', '使用指南', '选一条，点“打开并指给我看”，随时可以离开，Esc 也行。'],
);

/** The guides, in the order in which a role reads them. */
export const guides: readonly Guide[] = [
  ...teacherGuides,
  ...schoolGuides,
  ...partnerGuides,
  ...classicGuides,
  ...platformGuides,
  aboutGuides,
];

/** The guides of a role. */
export const guidesFor = (role: string): Guide[] => guides.filter(({ roles }) => roles.some((one) => one === role));

/** Those of which something can be done, with the steps of that: what leads to no working screen or part is left out. */
export const workingGuides = (found: readonly Guide[], paths: readonly string[]): Guide[] =>
  found
    .map((one) => ({
      ...one,
      steps: one.steps.filter(
        ({ path, part }) => paths.includes(path.split('?')[0]!) && (part === undefined || hasPart(part)),
      ),
    }))
    .filter(({ steps }) => steps.length > 0);

/** Those in whose words all that is looked for stands. */
export function searchGuides(found: readonly Guide[], words: string): Guide[] {
  const asked = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return found.filter(({ title, summary, steps }) => {
    const text = [title, summary, ...steps.map((step) => step.point + step.text)].join(' ').toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}

/** Those that tell of something new, the newest first. */
export const newsOf = (found: readonly Guide[]): Guide[] =>
  found
    .filter(({ since }) => since !== undefined)
    .toSorted((one, other) => (other.since ?? '').localeCompare(one.since ?? ''));
