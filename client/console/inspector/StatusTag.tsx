import type { ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { useWords } from '../words.ts';
import type { Request } from './requests.ts';

const tones = { ok: 'done', refused: 'warn', failed: 'bad' } as const;

/** The status of an answer, with the envelope's code where that says something else. */
export function StatusTag({
  request: { status, code, result },
}: {
  request: Pick<Request, 'status' | 'code' | 'result'>;
}): ReactNode {
  const { say } = useWords();
  if (status === 0) return <Tag tone="bad">{say('断开')}</Tag>;
  return <Tag tone={tones[result]}>{code === 0 || code === status ? status : `${status}/${code}`}</Tag>;
}
