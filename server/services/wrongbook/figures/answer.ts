import { successBytes } from '../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { overviewSheet } from './export.ts';
import { overviewOf } from './overview.ts';
import { useOfSchool } from './school-use.ts';
import type { FiguresTask } from './tasks.ts';
import { trendOf } from './trend.ts';

/** Sums up figures of schools, as the bytes of an answer or a workbook. */
export function figuresAnswer(sandbox: Sandbox, task: FiguresTask): Uint8Array {
  if (task.as === 'trend') return successBytes(trendOf(sandbox, task));
  if (task.as === 'school') return successBytes(useOfSchool(sandbox, task));
  const overview = overviewOf(sandbox, task);
  return task.as === 'workbook' ? writeSheets([overviewSheet(overview)]) : successBytes(overview);
}
