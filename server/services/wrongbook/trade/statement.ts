import type { RefundLabel, SettlementAct, SettlementStage } from '../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getSettlement } from '../../../../contracts/wrongbook/trade/settlement.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { linesOf, monthAfter, totalsOf, type Line } from '../../../engines/settlement/statement.ts';
import { levelOf, rateOf, selectPartnerRow, type Partner } from './partner.queries.ts';
import {
  selectFirstMonth,
  selectKeptLines,
  selectLowers,
  selectOrderFacts,
  selectSales,
  selectSettlement,
  type OrderFacts,
  type Settlement,
} from './settlement.queries.ts';

export type Statement = DataOf<typeof getSettlement>;

/** Who pays what the first level gets. */
const platform = '平台';

/** Whether a month is over by the sandbox's clock. */
export const isOver = (sandbox: Sandbox, month: string): boolean => month < sandbox.clock.dateTime().slice(0, 7);

/** Where a statement stands: there is none before its month is over. */
function stageOf(sandbox: Sandbox, month: string, { confirmTime, payTime }: Settlement): SettlementStage {
  if (payTime !== '') return 'closed';
  if (confirmTime !== '') return 'confirmed';
  return isOver(sandbox, month) ? 'open' : 'none';
}

/** The lines of a statement: as they were when it was confirmed, else as they are now. */
export function statementLines(
  sandbox: Sandbox,
  partnerId: string,
  month: string,
  { confirmTime }: Settlement,
): Line[] {
  if (confirmTime !== '') return selectKeptLines(sandbox, partnerId, month);
  return linesOf(selectSales(sandbox, partnerId, month), partnerId, month, (id, of) => rateOf(sandbox, id, of));
}

/** The channels below that get something of a month, or have said something about it. */
function lowersOf(sandbox: Sandbox, partnerId: string, month: string): Statement['lowers'] {
  return selectLowers(sandbox, partnerId).flatMap(({ id, name }) => {
    const settlement = selectSettlement(sandbox, id, month);
    const lines = statementLines(sandbox, id, month, settlement);
    if (lines.length === 0) return [];
    const { due } = totalsOf(lines);
    const stage = stageOf(sandbox, month, settlement);
    return { partnerId: id, name, rate: rateOf(sandbox, id, month), due, stage, objection: settlement.objection };
  });
}

const labels: readonly RefundLabel[] = ['none', 'refunding', 'succeeded'];

const labelOf = ({ refundState, stage }: OrderFacts): RefundLabel =>
  stage === 'asked' ? 'asked' : labels[refundState]!;

function shown(line: Line, partnerId: string, facts: OrderFacts): Statement['lines'][number] {
  const { kind, orderId, paid, refunded, base, rate, own, lower } = line;
  const { code, month, schoolName, partnerName } = facts;
  const isDirect = facts.partnerId === partnerId;
  const pending = refunded === 0 && facts.stage !== '' ? facts.refundCents : 0;
  const refundLabel = labelOf(facts);
  return {
    kind,
    orderId,
    code,
    month,
    schoolName,
    partnerName,
    isDirect,
    paid,
    refunded,
    pending,
    refundLabel,
    base,
    rate,
    own,
    lower,
  };
}

/** What the caller's channel may do about a statement. */
function settlementActsOf(
  own: Partner,
  partner: Partner,
  { stage, objection, lowers }: Pick<Statement, 'stage' | 'objection' | 'lowers'>,
): SettlementAct[] {
  const isOwn = own.id === partner.id;
  const isPayer = isOwn ? levelOf(own) === 1 : partner.parentId === own.id;
  if (stage === 'confirmed') return isPayer ? ['pay'] : [];
  if (stage !== 'open' || !isOwn) return [];
  if (objection !== '') return ['withdraw'];
  const isReady = lowers.every((lower) => lower.stage === 'confirmed' || lower.stage === 'closed');
  return isReady ? ['confirm', 'object'] : ['object'];
}

function openRefunds(lines: Statement['lines']): Statement['open'] {
  const of = (label: RefundLabel) => lines.filter(({ pending, refundLabel }) => pending > 0 && refundLabel === label);
  const [asked, refunding] = [of('asked'), of('refunding')];
  const cents = [...asked, ...refunding].reduce((sum, { pending }) => sum + pending, 0);
  return { askedCount: asked.length, refundingCount: refunding.length, cents };
}

/** The statement of a channel for a month, as the caller's channel sees it. */
export function statementOf(sandbox: Sandbox, own: Partner, partner: Partner, month: string): Statement {
  const settlement = selectSettlement(sandbox, partner.id, month);
  const stage = stageOf(sandbox, month, settlement);
  const lines = stage === 'none' ? [] : statementLines(sandbox, partner.id, month, settlement);
  const facts = selectOrderFacts(
    sandbox,
    lines.map(({ orderId }) => orderId),
  );
  const all = lines.map((line) => shown(line, partner.id, facts.get(line.orderId)!));
  const lowers = stage === 'none' ? [] : lowersOf(sandbox, partner.id, month);
  const { confirmTime, objection, payTime } = settlement;
  const first = selectFirstMonth(sandbox, partner.id);
  return {
    month,
    partnerName: partner.name,
    level: levelOf(partner),
    payerName: selectPartnerRow(sandbox, partner.parentId)?.name ?? platform,
    stage,
    madeTime: stage === 'none' ? '' : `${monthAfter(month)}-01 00:00:00`,
    confirmTime,
    payTime,
    objection,
    rate: rateOf(sandbox, partner.id, month),
    totals: totalsOf(lines),
    lines: all,
    lowers,
    open: openRefunds(all),
    acts: settlementActsOf(own, partner, { stage, objection, lowers }),
    hasEarlier: first !== undefined && first < month,
    hasLater: isOver(sandbox, month),
  };
}
