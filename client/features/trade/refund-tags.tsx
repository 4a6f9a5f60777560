import type { ReactNode } from 'react';
import {
  orderStateLabels,
  refundLabelTexts,
  type OrderState,
  type RefundLabel,
} from '../../../contracts/constants/trade.ts';
import { Tag } from '../../components/page/Tag.tsx';

const refundTones = { none: 'faint', asked: 'warn', refunding: 'info', succeeded: 'done' } as const;

/** How the refund of an order stands. */
export const RefundTag = ({ refund }: { refund: RefundLabel }): ReactNode => (
  <Tag tone={refundTones[refund]}>{refundLabelTexts[refund]}</Tag>
);

const stateTones = { unpaid: 'warn', paid: 'info', delivered: 'done', cancelled: 'faint' } as const;

/** Where an order stands. */
export const OrderTag = ({ state }: { state: OrderState }): ReactNode => (
  <Tag tone={stateTones[state]}>{orderStateLabels[state]}</Tag>
);
