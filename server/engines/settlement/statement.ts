import { wholeShare, type SettlementKind } from '../../../contracts/constants/trade.ts';

// How what schools have paid is shared between the levels of channels. Each level gets its share of the base, and pays out of
// it the share of the channel below; every amount is rounded half up to the cent, and totals are sums of lines.

/** An order that has been paid. */
export interface Sale {
  orderId: string;
  /** `yyyy-MM` in which it was paid. */
  month: string;
  paid: number;
  /** What was paid back, in the statement of a month: the order's own, or a later one as a correction. */
  refund?: { cents: number; bookedMonth: string } | undefined;
  /** The channels from the highest down to the one that sold it. */
  chain: readonly string[];
}

/** The share of a channel in a month, in hundredths of a percent. */
export type RateOf = (partnerId: string, month: string) => number;

export interface Line {
  kind: SettlementKind;
  orderId: string;
  paid: number;
  refunded: number;
  base: number;
  rate: number;
  own: number;
  /** The channel below that gets its share; null for what the channel sold itself. */
  lowerId: string | null;
  lowerRate: number;
  lower: number;
}

export interface Totals {
  paid: number;
  refunded: number;
  base: number;
  /** Of orders of the month. */
  own: number;
  lower: number;
  /** Of corrections of months before. */
  ownCorrected: number;
  lowerCorrected: number;
  /** What the level above owes. */
  due: number;
  /** What goes to the levels below. */
  passedOn: number;
  /** What stays. */
  net: number;
}

/** A share of an amount that is not negative, rounded half up to the cent. */
export const shareOf = (cents: number, rate: number): number =>
  Math.floor((2 * cents * rate + wholeShare) / (2 * wholeShare));

/** What a sale means for a channel in the statement of a month; undefined where nothing. */
export function lineOf(sale: Sale, partnerId: string, month: string, rateOf: RateOf): Line | undefined {
  const at = sale.chain.indexOf(partnerId);
  const { refund } = sale;
  const isOrder = sale.month === month;
  const isCorrection = !isOrder && refund?.bookedMonth === month;
  if (at < 0 || (!isOrder && !isCorrection)) return undefined;
  const refunded = refund?.bookedMonth === month ? refund.cents : 0;
  const lowerId = sale.chain[at + 1] ?? null;
  // Shares are those of the month of the order, also where it is corrected later.
  const rate = rateOf(partnerId, sale.month);
  const lowerRate = lowerId === null ? 0 : rateOf(lowerId, sale.month);
  const left = sale.paid - refunded;
  const amount = (share: number): number => shareOf(left, share) - (isCorrection ? shareOf(sale.paid, share) : 0);
  return {
    kind: isOrder ? 'order' : 'correction',
    orderId: sale.orderId,
    paid: isOrder ? sale.paid : 0,
    refunded,
    base: isOrder ? left : -refunded,
    rate,
    own: amount(rate),
    lowerId,
    lowerRate,
    lower: lowerId === null ? 0 : amount(lowerRate),
  };
}

/** The lines of a channel's statement, orders first, each in the order in which they came. */
export function linesOf(sales: readonly Sale[], partnerId: string, month: string, rateOf: RateOf): Line[] {
  const lines = sales.flatMap((sale) => lineOf(sale, partnerId, month, rateOf) ?? []);
  return [...lines.filter(({ kind }) => kind === 'order'), ...lines.filter(({ kind }) => kind === 'correction')];
}

/** What the lines of a statement come to. */
export function totalsOf(
  lines: readonly Pick<Line, 'kind' | 'paid' | 'refunded' | 'base' | 'own' | 'lower'>[],
): Totals {
  const sum = (kind: SettlementKind, field: 'paid' | 'refunded' | 'base' | 'own' | 'lower'): number =>
    lines.reduce((total, line) => total + (line.kind === kind ? line[field] : 0), 0);
  const [own, lower] = [sum('order', 'own'), sum('order', 'lower')];
  const [ownCorrected, lowerCorrected] = [sum('correction', 'own'), sum('correction', 'lower')];
  return {
    paid: sum('order', 'paid'),
    refunded: sum('order', 'refunded'),
    base: sum('order', 'base'),
    own,
    lower,
    ownCorrected,
    lowerCorrected,
    due: own + ownCorrected,
    passedOn: lower + lowerCorrected,
    net: own + ownCorrected - lower - lowerCorrected,
  };
}

/** The month after one, `yyyy-MM`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The month whose statement deducts a refund: that of the order, or the first one after it that nobody has confirmed yet. */
export function bookedMonthOf(orderMonth: string, isConfirmed: (month: string) => boolean): string {
  let month = orderMonth;
  while (isConfirmed(month)) month = monthAfter(month);
  return month;
}
