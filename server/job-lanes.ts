import { recogniseDocument } from './engines/files/recognise.ts';
import type { Assistants } from './http/assistants.ts';
import type { JobKind } from './jobs/queue.ts';
import { publishExamJob } from './services/wrongbook/exams/publishing/job.ts';
import { markAssignment } from './services/wrongbook/marks/mark-job.ts';
import { makeScanned } from './services/wrongbook/scans/making/make-scan.ts';
import { readScanned } from './services/wrongbook/scans/reading/read-scan.ts';
import { callLanes } from './services/wrongbook/tasks/call-job.ts';

/** The jobs that go on beside each other, by the queue that each kind waits in; `report` hears of what went wrong. */
export const jobLanes = ({ marker, carrier }: Assistants, report: (error: unknown) => void): JobKind[][] => [
  [recogniseDocument],
  [readScanned(report)],
  [makeScanned],
  [markAssignment(marker)],
  [publishExamJob],
  ...callLanes(carrier),
];
