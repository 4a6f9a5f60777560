import * as z from 'zod';
import { wellbeingLevel, wellbeingSources, type OpeningReason } from '../../contracts/constants/wellbeing.ts';
import { receive } from '../../server/engines/wellbeing/received.ts';
import { dateAfter } from '../calendar.ts';
import { readContent, text } from '../content/read.ts';
import { firstWellbeingText, personaIds, schoolIds } from '../landmarks.ts';
import type { Random } from '../random.ts';
import { studentIdOf, type SeedModule, type SeededClass, type World } from '../world.ts';

const texts = z.array(text);

const diary = readContent(
  'wellbeing/diary.yaml',
  z.strictObject({
    titles: texts,
    everyday: texts,
    closings: texts,
    watch: texts,
    warning: texts,
    crisis: z.array(z.strictObject({ title: text, text })),
    notes: z.strictObject({ raised: text, home: text, talk: text, bullied: text }),
  }),
);

const weeks = 6;
const perWeek = { small: 8, demo: 60, large: 60 } as const;

const firstId = Number(firstWellbeingText) - 1;
const counsellor = personaIds.psychology;

interface Written {
  id: string;
  studentId: string;
  classId: string;
  daysAgo: number;
  title: string;
  text: string;
  source: (typeof wellbeingSources)[number];
}

/** A moment of a day before the present, never after it. */
function momentOf(world: World, daysAgo: number, time: string): string {
  const moment = `${dateAfter(world.now.slice(0, 10), -daysAgo)} ${time}`;
  return moment < world.now ? moment : world.now;
}

/** What somebody wrote, most of it about nothing in particular. */
function compose(random: Random, kind: 'usual' | 'watch' | 'warning'): string {
  const lines = [random.pick(diary.everyday), random.pick(diary.everyday)].filter(
    (one, at, all) => all.indexOf(one) === at,
  );
  if (kind !== 'usual') lines.splice(1, 1, random.pick(diary[kind]));
  return [...lines, random.pick(diary.closings)].join('\n');
}

/** Writes a text as it would have come in on its day; what then happened to it comes on top. */
function write(world: World, written: Written, then: Partial<Parameters<World['write']['wellbeingText']>[0]> = {}) {
  const { id, studentId, classId, daysAgo, ...content } = written;
  const writtenAt = momentOf(world, daysAgo, `${12 + (Number(id) % 10)}:${String(10 + (Number(id) % 47))}:00`);
  const { open, secret } = receive({ ...content, writtenAt }, writtenAt);
  // What is older than a week and no warning has been looked at by somebody.
  const isSeen = daysAgo > 7 || open.level === wellbeingLevel.usual;
  const seen =
    isSeen && open.level > 0 ? { state: 'watching' as const, ownerId: counsellor, nextStep: 'look' as const } : {};
  const lookedAt = `${dateAfter(world.now.slice(0, 10), 14 - daysAgo)} 20:00:00`;
  const nextAt = isSeen && open.level > 0 ? lookedAt : open.nextAt;
  const row = {
    ...open,
    ...seen,
    nextAt: isSeen && daysAgo > 14 ? '' : nextAt,
    nextStep: isSeen && daysAgo > 14 ? ('' as const) : (seen.nextStep ?? open.nextStep),
  };
  world.write.wellbeingText({
    ...row,
    id,
    schoolId: schoolIds.junior,
    studentId,
    classId,
    sealed: world.seal(`text:${id}`, secret),
    ...then,
  });
  return { id, studentId, source: content.source, writtenAt };
}

/** Writes down that somebody opened a text. */
function opened(world: World, of: ReturnType<typeof write>, time: string, reason: OpeningReason): void {
  const { id: textId, ...about } = of;
  const sealed = world.seal(`log:${textId}@${time}`, '');
  const row = {
    ...about,
    textId,
    schoolId: schoolIds.junior,
    userId: counsellor,
    act: 'open' as const,
    reason,
    sealed,
    time,
  };
  world.write.wellbeingOpening({ ...row, id: ++world.counts.openings });
}

interface Done {
  kind: 'talk' | 'home' | 'level';
  time: string;
  place: string;
  note: string;
  levels?: [from: number, to: number];
}

/** Writes what was done about a text. */
function done(world: World, textId: string, { kind, time, place, note, levels }: Done): void {
  const id = `${textId}${kind.length}${time.slice(11, 13)}`;
  const [fromLevel, toLevel] = levels ?? [];
  const sealed = world.seal(`record:${id}`, { place, note });
  const row = { id, textId, userId: counsellor, kind, happenedAt: time, createTime: time, sealed };
  world.write.wellbeingRecord({ ...row, ...(levels && { fromLevel, toLevel }) });
}

/** One whose words and absence together made the level a crisis: first contact made, another call due this evening. */
function writeCrisis(world: World, written: Omit<Written, 'title' | 'text' | 'source'>): void {
  const evening = `${world.now.slice(0, 10)} 20:00:00`;
  const nextAt = evening > world.now ? evening : `${dateAfter(world.now.slice(0, 10), 1)} 20:00:00`;
  const then = {
    level: wellbeingLevel.crisis,
    state: 'following',
    ownerId: counsellor,
    nextStep: 'call',
    nextAt,
    version: 3,
  } as const;
  const of = write(world, { ...written, ...diary.crisis[0]!, source: '周记' }, then);
  const [first, second, third] = ['07:40:00', '07:52:00', '08:02:00'].map((time) => momentOf(world, 0, time));
  opened(world, of, first!, 'first');
  done(world, of.id, { kind: 'level', time: second!, place: '', note: diary.notes.raised, levels: [2, 3] });
  done(world, of.id, { kind: 'home', time: third!, place: '母亲', note: diary.notes.home });
}

/** Warnings of the last week in the states that there are: not opened, a talk agreed on, one overdue. */
function writeWarning(world: World, written: Written, at: number): void {
  if (at < 2) return void write(world, written);
  const isOverdue = at === 3;
  const nextAt = `${dateAfter(world.now.slice(0, 10), isOverdue ? -2 : at - 1)} 07:40:00`;
  const then = { state: 'following', ownerId: counsellor, nextStep: isOverdue ? 'visit' : 'talk', nextAt } as const;
  const of = write(world, written, then);
  const day = Math.min(written.daysAgo - 1, at);
  const time = momentOf(world, Math.max(day, 0), '07:05:00');
  opened(world, of, time, at === 2 ? 'reported' : 'first');
  done(world, of.id, { kind: 'talk', time, place: '心理室', note: at % 2 ? diary.notes.talk : diary.notes.bullied });
}

/** How many of the texts of a week are what: the last week has more, and those in every state. */
const kindsOf = (week: number, total: number) => ({
  warning: Math.max(1, Math.round(total * (week === 0 ? 0.1 : 0.04))),
  watch: Math.max(1, Math.round(total * (0.12 + 0.02 * (weeks - week)))),
});

export const wellbeingModule: SeedModule = {
  name: 'wellbeing',
  title: '心声',
  run(world, random) {
    const classes = world.classes.filter(({ school }) => school.id === schoolIds.junior);
    const total = perWeek[world.size];
    let id = firstId;
    const writer = (): Pick<Written, 'id' | 'studentId' | 'classId'> => {
      const one: SeededClass = random.pick(classes);
      return { id: String(++id), studentId: studentIdOf(one.id, 1 + random.below(one.students)), classId: one.id };
    };
    for (let week = weeks - 1; week >= 0; week--) {
      const { warning, watch } = kindsOf(week, total);
      for (let at = 0; at < total; at++) {
        const kind = at < warning ? 'warning' : at < warning + watch ? 'watch' : 'usual';
        const daysAgo = week * 7 + 1 + random.below(6);
        const content = {
          title: random.pick(diary.titles),
          text: compose(random, kind),
          source: random.pick(wellbeingSources),
        };
        const written = { ...writer(), daysAgo, ...content };
        if (kind === 'warning' && week === 0) writeWarning(world, written, at);
        else write(world, written);
      }
    }
    writeCrisis(world, { ...writer(), daysAgo: 1 });
  },
};
