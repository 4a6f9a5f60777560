import { successBytes } from '../../../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../../../database/sandbox.ts';
import { partFiguresOf } from './part-figures.ts';
import { progressOf } from './exam-progress.ts';
import type { MarkingTask } from './tasks.ts';

/** What leaders see of the marking, as it goes over the wire. */
export const markingAnswer = (sandbox: Sandbox, { asked, now }: MarkingTask): Uint8Array =>
  successBytes(
    asked.part === 'exam' ? progressOf(sandbox, asked.examId, now) : partFiguresOf(sandbox, asked.markingPartId, now),
  );
