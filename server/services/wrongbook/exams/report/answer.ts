import { successBytes } from '../../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { writeSheets } from '../../../../engines/spreadsheets/write.ts';
import { borderlineOf } from './borderline.ts';
import { cellOf } from './cell.ts';
import { distributionOf } from './distribution.ts';
import { readGround, type Ground } from './ground.ts';
import { itemsOf } from './items.ts';
import { progressOf } from './progress.ts';
import { schoolReport } from './school-report.ts';
import { examSheets } from './sheets.ts';
import { studentOf } from './student.ts';
import { studentsOf } from './students.ts';
import type { ExamPart, ExamTask } from './tasks.ts';

function partOf(ground: Ground, asked: Exclude<ExamPart, { part: 'workbook' }>): unknown {
  switch (asked.part) {
    case 'school':
      return schoolReport(ground, asked.measure);
    case 'cell':
      return cellOf(ground, asked.place, asked.measure);
    case 'distribution':
      return distributionOf(ground, asked.subjectId, asked.width);
    case 'items':
      return itemsOf(ground, asked.subjectId);
    case 'borderline':
      return borderlineOf(ground);
    case 'progress':
      return progressOf(ground, asked.subjectId, asked.earlierExamId);
    case 'students':
      return studentsOf(ground, asked.asked);
    case 'student':
      return studentOf(ground, asked.studentId, asked.earlierExamId);
  }
}

/** Makes a part of an exam's report: as it goes over the wire, or as a workbook. */
export function examAnswer(sandbox: Sandbox, { examId, view, asked }: ExamTask): Uint8Array {
  const ground = readGround(sandbox, examId, view);
  return asked.part === 'workbook' ? writeSheets(examSheets(ground)) : successBytes(partOf(ground, asked));
}
