import { isInTray, type ScanPage } from '../scan.ts';

/** What has to be decided about a page: whose it is, which of two stays, whether its student was there, where its corners are, or nothing. */
interface Question {
  kind: 'whose' | 'which' | 'attendance' | 'corners' | 'none';
  title: string;
  help: string;
}

/** What has to be decided about a page as it is. */
export function questionOf(page: ScanPage): Question {
  const { state, rivalId, reason, isMended } = page;
  const mended = isMended ? '人工处理过' : '';
  if (state === 'absent') return { kind: 'attendance', title: '已记为缺考', help: mended };
  if (!isInTray(page)) return { kind: 'none', title: state === 'matched' ? '已归好' : '不算作答卷', help: mended };
  if (rivalId !== '') return { kind: 'which', title: '留哪一页？', help: reason };
  if (state === 'attendance') return { kind: 'attendance', title: '这名学生缺考了吗？', help: reason };
  if (state === 'unreadable') return { kind: 'corners', title: '这一页读不出', help: adviceFor(reason) };
  return { kind: 'whose', title: '这一页是谁的？', help: '' };
}

/** What can be done about a page that could not be read. */
const adviceFor = (reason: string): string =>
  reason.includes('几张')
    ? '图里有几张答题卡。点出要用的那一张的四角，再说是谁的；其余的请分开重扫。'
    : `${reason}。在图上点出四角后照常读取，或搁置后重扫这一页。`;
