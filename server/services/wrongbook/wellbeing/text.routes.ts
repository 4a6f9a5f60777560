import * as calls from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { newId } from '../../../database/ids.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { wellbeingTexts } from '../../../database/wellbeing-tables.ts';
import { receive } from '../../../engines/wellbeing/received.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { insertOpening, noteOf, selectLatest, selectLogPage } from './log.queries.ts';
import { countGroups, countLevels, countMatters, countWeeks } from './overview.queries.ts';
import { keepDaysOf, removeOutdated, setKeepDays } from './retention.ts';
import { sealing } from './sealing.ts';
import { markOpened, selectClassOf, selectHead, selectTextPage } from './texts.queries.ts';

const day = 86_400_000;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** How many weeks a trend goes back. */
const weeksShown = 6;

/** To the minute, so that counts are not made anew each second. */
const momentsOf = (sandbox: Sandbox) => {
  const now = `${sandbox.clock.dateTime().slice(0, 16)}:00`;
  return { now, tomorrow: daysAfter(now, 1) };
};

export const wellbeingTextRoutes = [
  route(calls.pageWellbeingTexts, ({ sandbox, user, input: { matter, isNeeded, ...input } }) => {
    const { now, tomorrow } = momentsOf(sandbox);
    const waiting = matter && {
      [matter]: 1,
      ...(matter === 'overdue' && { now }),
      ...(matter === 'tomorrow' && { tomorrow }),
    };
    const needed = isNeeded === 1 && { isNeeded };
    return selectTextPage(sandbox, { ...input, schoolId: user.schoolId!, ...needed, ...waiting });
  }),

  route(calls.getWellbeingOverview, ({ sandbox, user, input }) => {
    const group = { ...input, schoolId: user.schoolId! };
    const days = momentsOf(sandbox);
    const until = input.to ?? days.now.slice(0, 10);
    const { crisis, nextAt, unread, overdue, tomorrow } = countMatters(sandbox, group, days);
    return {
      ...countLevels(sandbox, group),
      crisis: { count: crisis, nextAt },
      unread,
      overdue,
      tomorrow,
      ...countWeeks(sandbox, group, daysAfter(until, 1 - weeksShown * 7), until),
      groups: countGroups(sandbox, group, input.from ?? '', until),
      latest: selectLatest(sandbox, group.schoolId).map(({ userId, ...one }) => ({
        ...one,
        isOwn: userId === user.id,
      })),
    };
  }),

  route(calls.openWellbeingText, ({ sandbox, user, input: { textId, reason, note = '' } }) => {
    const call = calls.openWellbeingText;
    if (reason === 'other' && note === '') throw refusal(call, 'noNote');
    const head = selectHead(sandbox, textId);
    if (!head) throw refusal(call, 'textGone');
    const seals = sealing(sandbox, call);
    // First that it is opened, in a write of its own: whatever happens afterwards, the log tells of it.
    write(sandbox, () => {
      const time = sandbox.clock.dateTime();
      const sealed = seals.close('log', noteOf(textId, time), note);
      insertOpening(sandbox, head, { userId: user.id, act: 'open', reason, sealed, time });
    });
    const { title, text, evidence } = seals.open('text', textId, head.sealed);
    write(sandbox, () => markOpened(sandbox, textId, user.id));
    return { title, text, evidence };
  }),

  route(calls.addWellbeingText, ({ sandbox, user, input: { studentId, source, writtenOn, title = '', text } }) => {
    const call = calls.addWellbeingText;
    const createTime = sandbox.clock.dateTime();
    if (writtenOn > createTime.slice(0, 10)) throw refusal(call, 'future');
    const writtenAt = writtenOn === createTime.slice(0, 10) ? createTime : `${writtenOn} 12:00:00`;
    const { open, secret } = receive({ source, writtenAt, title, text }, createTime);
    return write(sandbox, () => {
      const classId = selectClassOf(sandbox, studentId);
      if (!classId) throw refusal(call, 'studentGone');
      const id = newId(sandbox);
      const sealed = sealing(sandbox, call).close('text', id, secret);
      sandbox.orm
        .insert(wellbeingTexts)
        .values({ id, schoolId: user.schoolId!, studentId, classId, sealed, ...open })
        .run();
      return { textId: id };
    });
  }),

  route(calls.pageWellbeingLog, ({ sandbox, user, input }) => {
    const { records, ...page } = selectLogPage(sandbox, { ...input, schoolId: user.schoolId! });
    const seals = sealing(sandbox, calls.pageWellbeingLog);
    return {
      ...page,
      records: records.map(({ sealed, userId, textId, ...one }) => ({
        ...one,
        isOwn: userId === user.id,
        note: seals.open('log', noteOf(textId, one.time), sealed),
      })),
    };
  }),

  route(calls.getWellbeingRule, ({ sandbox, user }) => ({ keepDays: keepDaysOf(sandbox, user.schoolId!) })),

  route(calls.setWellbeingRule, ({ sandbox, user, input: { keepDays } }) =>
    write(sandbox, () => {
      setKeepDays(sandbox, user.schoolId!, keepDays);
      return { removed: removeOutdated(sandbox) };
    }),
  ),
];
