import type { SettlementAct } from '../../../../contracts/constants/trade.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/trade/settlement.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { forbidden, refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { User } from '../../../http/user.ts';
import { printed } from './contract.ts';
import { levelOf, ownPartner, selectPartnerRow, type Partner } from './partner.queries.ts';
import { confirmSettlement, noteObjection, noteSettled, selectSettlement } from './settlement.queries.ts';
import { statementBlocks, statementSheet } from './statement-files.ts';
import { isOver, statementLines, statementOf } from './statement.ts';

/** Whose statement is meant: the caller's own unless it names another. */
function meant(sandbox: Sandbox, user: User, partnerId: string | undefined): { own: Partner; partner: Partner } {
  const own = ownPartner(sandbox, user);
  const partner = partnerId === undefined ? own : selectPartnerRow(sandbox, partnerId);
  if (!partner) throw forbidden();
  return { own, partner };
}

const monthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
};

/** Why a statement cannot be confirmed yet. */
function checkReady(sandbox: Sandbox, own: Partner, partner: Partner, month: string): void {
  const refuse = (rule: keyof typeof calls.moveSettlement.refusals, values = {}) =>
    refusal(calls.moveSettlement, rule, values);
  const { lowers, objection } = statementOf(sandbox, own, partner, month);
  if (objection !== '') throw refuse('objected');
  const late = lowers.find(({ stage }) => stage === 'open');
  if (late) throw refuse('lowerOpen', { name: late.name });
  const before = monthBefore(month);
  const earlier = selectSettlement(sandbox, partner.id, before);
  if (earlier.confirmTime === '' && statementLines(sandbox, partner.id, before, earlier).length > 0)
    throw refuse('earlierOpen', { month: before });
}

const needsOwn: readonly SettlementAct[] = ['confirm', 'object', 'withdraw'];

function move(
  sandbox: Sandbox,
  user: User,
  { month, partnerId, act, note }: ParsedOf<typeof calls.moveSettlement>,
): void {
  const { own, partner } = meant(sandbox, user, partnerId);
  const refuse = (rule: keyof typeof calls.moveSettlement.refusals) => refusal(calls.moveSettlement, rule);
  if (!isOver(sandbox, month)) throw refuse('notOver');
  const settlement = selectSettlement(sandbox, partner.id, month);
  if (settlement.payTime !== '') throw refuse('paid');
  const step = { partnerId: partner.id, month, userId: user.id, now: sandbox.clock.dateTime() };
  if (needsOwn.includes(act)) {
    if (partner.id !== own.id) throw refuse('notOwn');
    if (settlement.confirmTime !== '') throw refuse('confirmed');
  }
  if (act === 'confirm') {
    checkReady(sandbox, own, partner, month);
    confirmSettlement(sandbox, step, statementLines(sandbox, partner.id, month, settlement));
  } else if (act === 'object') {
    if (note === '') throw refuse('needsReason');
    noteObjection(sandbox, partner.id, month, note);
  } else if (act === 'withdraw') {
    if (settlement.objection === '') throw refuse('noObjection');
    noteObjection(sandbox, partner.id, month, '');
  } else {
    const isPayer = partner.id === own.id ? levelOf(own) === 1 : partner.parentId === own.id;
    if (!isPayer) throw refuse('notPayer');
    if (settlement.confirmTime === '') throw refuse('notConfirmed');
    noteSettled(sandbox, step);
  }
}

export const settlementRoutes = [
  route(calls.getSettlement, ({ sandbox, user, input: { month, partnerId } }) => {
    const { own, partner } = meant(sandbox, user, partnerId);
    return statementOf(sandbox, own, partner, month);
  }),

  route(calls.exportSettlement, async ({ sandbox, user, input: { month, partnerId, format } }) => {
    const { own, partner } = meant(sandbox, user, partnerId);
    const statement = statementOf(sandbox, own, partner, month);
    const title = `${partner.name} ${month} 对账单`;
    if (format === 'pdf')
      return printed(sandbox, user, title, `由${statement.payerName}付款`, statementBlocks(statement));
    const bytes = await runSheetTask({ kind: 'write', sheets: [statementSheet(statement)] });
    return { fileName: `${title}.xls`, bytes };
  }),

  route(calls.moveSettlement, ({ sandbox, user, input }) => write(sandbox, () => move(sandbox, user, input))),
];
