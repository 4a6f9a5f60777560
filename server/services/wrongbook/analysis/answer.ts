import type { Comparison } from '../../../../contracts/constants/analysis.ts';
import { successBytes } from '../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { selectHead } from './analysis.queries.ts';
import { groundOfClasses } from './classes.ts';
import { comparisonOf, type Ground } from './compare.ts';
import { pointSheet } from './point-sheet.ts';
import { pointsOf } from './points.ts';
import { groundOfSchools } from './schools.ts';
import { comparisonSheets } from './sheets.ts';

/** A comparison to make: of the schools of an area, also by knowledge point, or of the classes of an exam, of which these are shown. */
export interface AnalysisTask {
  of: 'analysis';
  as: 'answer' | 'workbook';
  units: 'schools' | 'points' | 'classes';
  examId: string;
  subjectId: string;
  versus: Comparison | undefined;
  /** undefined for all. */
  classIds: readonly string[] | undefined;
}

function groundOf(sandbox: Sandbox, { units, examId, subjectId }: AnalysisTask): Ground {
  const asked = { head: selectHead(sandbox, examId, subjectId)!, subjectId };
  return units === 'classes' ? groundOfClasses(sandbox, asked) : groundOfSchools(sandbox, asked);
}

/** Compares what an exam's schools or classes have reached, as the bytes of an answer or a workbook. */
export function analysisAnswer(sandbox: Sandbox, task: AnalysisTask): Uint8Array {
  const { as, units, subjectId, versus, classIds } = task;
  const ground = groundOf(sandbox, task);
  const points = () => pointsOf(sandbox, ground, subjectId, versus);
  if (units === 'points') return successBytes(points());
  const found = comparisonOf(ground, versus, ({ classId }) => classIds?.includes(classId) ?? true);
  if (as === 'answer') return successBytes(found);
  return writeSheets(comparisonSheets(found, units, units === 'schools' ? [pointSheet(points())] : []));
}
