import { formatScore } from '../../../../contracts/figure-text.ts';

interface Sheet {
  /** 1 where it was handed in. */
  state: number;
  markedCount: number;
  questionCount: number;
  score: number | null;
}

/** The score of a sheet in words: it is one once all questions have been marked. */
export function sheetScore({ state, markedCount, questionCount, score }: Sheet): string {
  if (state !== 1) return '-';
  return markedCount < questionCount ? '未批完' : formatScore(score);
}
