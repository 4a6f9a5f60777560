import { getAnswerPicture } from '../../../../contracts/wrongbook/marking.ts';
import { fetchFile, transferTimeout } from '../../../api/download.ts';
import type { MarkedAnswer } from '../marks.ts';
import { laneOf } from './lane.ts';

/** A picture of an answer, before it has been read. */
export type AnswerPictureName = MarkedAnswer['pictures'][number];

// Over a slow line each picture more at a time makes all of them come later, and marks have to get through too.
const lane = laneOf(3);

/** Reads a picture of an answer. */
export const readAnswerPicture = (
  { submissionId, position }: Pick<MarkedAnswer, 'submissionId' | 'position'>,
  { kind, index, version }: Pick<AnswerPictureName, 'kind' | 'index' | 'version'>,
  signal: AbortSignal,
): Promise<Blob> =>
  lane(
    () =>
      fetchFile(
        getAnswerPicture,
        { submissionId, position, kind, index, version },
        { signal, timeout: transferTimeout },
      ),
    signal,
  );
