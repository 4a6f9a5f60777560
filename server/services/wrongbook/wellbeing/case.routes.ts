import * as calls from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import type { WellbeingStep } from '../../../../contracts/constants/wellbeing.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { insertRecord, selectCounsellors, selectRecordKinds, selectRecords, updateHead } from './cases.queries.ts';
import { insertOpening, noteOf, selectOpenings } from './log.queries.ts';
import { sealing } from './sealing.ts';
import { selectHead, selectItem, selectOthers, selectPerson } from './texts.queries.ts';

type Changing =
  | typeof calls.setWellbeingLevel
  | typeof calls.addWellbeingRecord
  | typeof calls.planWellbeingCase
  | typeof calls.closeWellbeingCase;

/** A text whose case is open, as it is when it is written to. */
function openCase(sandbox: Sandbox, call: Changing, textId: string) {
  const head = selectHead(sandbox, textId);
  if (!head) throw refusal(call, 'textGone');
  if (head.state === 'closed') throw refusal(call, 'closed');
  return head;
}

/** The same at the version that its reader has seen. */
function openCaseAt(
  sandbox: Sandbox,
  call: Exclude<Changing, typeof calls.addWellbeingRecord>,
  textId: string,
  version: number,
) {
  const head = openCase(sandbox, call, textId);
  if (head.version !== version) throw refusal(call, 'changed');
  return head;
}

/** What comes next, where it has been agreed on. */
function plannedBy(
  call: typeof calls.addWellbeingRecord | typeof calls.planWellbeingCase,
  { nextStep, nextAt }: { nextStep?: WellbeingStep | undefined; nextAt?: string | undefined },
) {
  if ((nextStep === undefined) !== (nextAt === undefined)) throw refusal(call, 'halfPlanned');
  return nextStep && { nextStep, nextAt: `${nextAt}:00` };
}

const nothingNext = { nextStep: '', nextAt: '' } as const;

/** How many other texts of the student a case shows: as many as fit a line. */
const othersShown = 7;

export const wellbeingCaseRoutes = [
  route(calls.getWellbeingCase, ({ sandbox, input: { textId } }) => {
    const call = calls.getWellbeingCase;
    const head = selectHead(sandbox, textId);
    if (!head) throw refusal(call, 'textGone');
    const records = selectRecords(sandbox, textId);
    const seals = records.length > 0 ? sealing(sandbox, call) : undefined;
    const { length, proposed, closedAt, createTime, version, schoolId, studentId, ownerId } = head;
    const openings = selectOpenings(sandbox, textId);
    return {
      ...selectItem(sandbox, textId),
      ...selectPerson(sandbox, studentId),
      length,
      proposed: proposed as 0 | 1 | 2 | 3,
      ownerId: ownerId ?? '',
      firstOpenedAt: openings.findLast(({ act }) => act === 'open')?.time ?? '',
      closedAt,
      createTime,
      version,
      records: records.map(({ sealed, ...one }) => ({ ...one, ...seals!.open('record', one.recordNo, sealed) })),
      openings: openings.map(({ time, userName, act, reason }) => ({ time, userName, act, reason })),
      others: selectOthers(sandbox, studentId)
        .slice(-othersShown)
        .map(({ id, ...one }) => ({ ...one, isThis: id === textId })),
      colleagues: selectCounsellors(sandbox, schoolId),
    };
  }),

  route(calls.setWellbeingLevel, ({ sandbox, user, input: { textId, version, level, reason } }) =>
    write(sandbox, () => {
      const call = calls.setWellbeingLevel;
      const head = openCaseAt(sandbox, call, textId, version);
      if (head.level === level) throw refusal(call, 'same');
      const seals = sealing(sandbox, call);
      const happenedAt = sandbox.clock.dateTime();
      const record = {
        textId,
        userId: user.id,
        kind: 'level',
        happenedAt,
        fromLevel: head.level,
        toLevel: level,
      } as const;
      insertRecord(sandbox, record, (id) => seals.close('record', id, { place: '', note: reason }));
      updateHead(sandbox, textId, { level });
    }),
  ),

  route(calls.addWellbeingRecord, ({ sandbox, user, input: { textId, kind, happenedAt, place = '', note, ...rest } }) =>
    write(sandbox, () => {
      const call = calls.addWellbeingRecord;
      const head = openCase(sandbox, call, textId);
      if (`${happenedAt}:00` > sandbox.clock.dateTime()) throw refusal(call, 'future');
      const seals = sealing(sandbox, call);
      const record = { textId, userId: user.id, kind, happenedAt: `${happenedAt}:00` };
      insertRecord(sandbox, record, (id) => seals.close('record', id, { place, note }));
      // A note leaves what comes next as it was.
      const next = plannedBy(call, rest) ?? (kind === 'note' ? {} : nothingNext);
      const ownerId = head.ownerId ?? user.id;
      updateHead(sandbox, textId, { state: 'following', ownerId, ...next });
    }),
  ),

  route(calls.planWellbeingCase, ({ sandbox, user, input: { textId, version, ownerId, ...rest } }) =>
    write(sandbox, () => {
      const call = calls.planWellbeingCase;
      const head = openCaseAt(sandbox, call, textId, version);
      const successor = selectCounsellors(sandbox, head.schoolId).find(({ id }) => id === ownerId);
      if (ownerId !== undefined && !successor) throw refusal(call, 'noColleague');
      if (successor && successor.id !== head.ownerId) {
        const seals = sealing(sandbox, call);
        const record = { textId, userId: user.id, kind: 'handover', happenedAt: sandbox.clock.dateTime() } as const;
        insertRecord(sandbox, record, (id) => seals.close('record', id, { place: '', note: `交给${successor.name}` }));
      }
      const owner = { ownerId: successor?.id ?? head.ownerId ?? user.id };
      updateHead(sandbox, textId, { state: 'following', ...owner, ...plannedBy(call, rest) });
    }),
  ),

  route(calls.closeWellbeingCase, ({ sandbox, user, input: { textId, version, note } }) =>
    write(sandbox, () => {
      const call = calls.closeWellbeingCase;
      openCaseAt(sandbox, call, textId, version);
      const kinds = selectRecordKinds(sandbox, textId);
      if (!kinds.has('talk')) throw refusal(call, 'noTalk');
      if (!kinds.has('home')) throw refusal(call, 'noHome');
      const seals = sealing(sandbox, call);
      const closedAt = sandbox.clock.dateTime();
      const record = { textId, userId: user.id, kind: 'closing', happenedAt: closedAt } as const;
      insertRecord(sandbox, record, (id) => seals.close('record', id, { place: '', note }));
      updateHead(sandbox, textId, { state: 'closed', closedAt, ...nothingNext });
    }),
  ),

  route(calls.printWellbeingCase, ({ sandbox, user, input: { textId } }) =>
    write(sandbox, () => {
      const call = calls.printWellbeingCase;
      const head = selectHead(sandbox, textId);
      if (!head) throw refusal(call, 'textGone');
      const time = sandbox.clock.dateTime();
      const sealed = sealing(sandbox, call).close('log', noteOf(textId, time), '');
      insertOpening(sandbox, head, { userId: user.id, act: 'print', reason: 'review', sealed, time });
    }),
  ),
];
