import { useCallback, type ReactNode } from 'react';
import type { MarkedAnswer } from '../marks.ts';
import { readAnswerPicture, type AnswerPictureName } from './read-picture.ts';
import { LazyPicture } from './LazyPicture.tsx';

interface Props {
  answer: Pick<MarkedAnswer, 'submissionId' | 'position'>;
  picture: AnswerPictureName;
}

/** A picture of an answer, read once it comes near the part that is in sight. */
export function AnswerPicture({ answer: { submissionId, position }, picture }: Props): ReactNode {
  const { kind, index, version } = picture;
  const read = useCallback(
    (signal: AbortSignal) => readAnswerPicture({ submissionId, position }, { kind, index, version }, signal),
    [submissionId, position, kind, index, version],
  );
  return <LazyPicture label={`作答图片 ${index}`} size={picture} read={read} />;
}
