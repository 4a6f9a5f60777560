import type {
  OpeningReason,
  WellbeingRecordKind,
  WellbeingState,
  WellbeingStep,
} from '../../../contracts/constants/wellbeing.ts';

export const reasonLabels: Record<OpeningReason, string> = {
  first: '首次研判',
  review: '随访前回看',
  reported: '班主任反映异常',
  referral: '准备转介',
  other: '其他，请写明',
};

export const stateLabels: Record<WellbeingState, string> = {
  unread: '未打开',
  watching: '已看，观察',
  following: '跟进中',
  closed: '已关闭',
};

export const stepLabels: Record<WellbeingStep, string> = {
  open: '前打开',
  call: '电话',
  talk: '面谈',
  visit: '随访',
  look: '再看',
};

export const kindLabels: Record<WellbeingRecordKind, string> = {
  talk: '面谈',
  home: '家校联系',
  visit: '随访',
  referral: '转介',
  note: '备注',
  level: '级别',
  handover: '交接',
  closing: '关闭个案',
};

/** The reason as the log tells it. */
export const reasonOf = ({
  act,
  reason,
  note = '',
}: {
  act: 'open' | 'print';
  reason: OpeningReason;
  note?: string;
}): string => {
  if (act === 'print') return '打印个案记录';
  if (reason === 'other') return note || '其他';
  return note === '' ? reasonLabels[reason] : `${reasonLabels[reason]}：${note}`;
};

/** Month, day and time of a moment: 11-21 22:47. */
export const momentOf = (dateTime: string): string => dateTime.slice(5, 16);

/** When something is next, in words: today by its time alone. */
export function nextOf(step: '' | WellbeingStep, at: string, today: string): string {
  if (step === '' || at === '') return '';
  const day = at.slice(0, 10) === today ? `今天 ${at.slice(11, 16)}` : at.slice(5, 10);
  return step === 'open' ? `${day} ${stepLabels.open}` : `${day} ${stepLabels[step]}`;
}

const weekdays = '日一二三四五六';

/** The day of the week. */
export const weekdayOf = (dateTime: string): string =>
  `周${weekdays[new Date(`${dateTime.slice(0, 10)}T00:00:00`).getDay()]}`;
