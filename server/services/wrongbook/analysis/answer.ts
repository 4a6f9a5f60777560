import type { Comparison } from '../../../../contracts/constants/analysis.ts';
import { successBytes } from '../../../../contracts/envelope.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { writeSheets } from '../../../engines/spreadsheets/write.ts';
import { selectHead } from './analysis.queries.ts';
import { groundOfClasses } from './classes.ts';
import { comparisonOf, type UnitComparison } from './compare.ts';
import { groundOfSchools } from './schools.ts';
import { comparisonSheets } from './sheets.ts';

/** A comparison to make: of the schools of an area, or of the classes of an exam, of which these are shown. */
export interface AnalysisTask {
  of: 'analysis';
  as: 'answer' | 'workbook';
  units: 'schools' | 'classes';
  examId: string;
  subjectId: string;
  versus: Comparison | undefined;
  /** undefined for all. */
  classIds: readonly string[] | undefined;
}

/** Compares what an exam's schools or classes have reached. */
function comparison(sandbox: Sandbox, { units, examId, subjectId, versus, classIds }: AnalysisTask): UnitComparison {
  const asked = { head: selectHead(sandbox, examId, subjectId)!, subjectId };
  const ground = units === 'schools' ? groundOfSchools(sandbox, asked) : groundOfClasses(sandbox, asked);
  return comparisonOf(ground, versus, ({ classId }) => classIds?.includes(classId) ?? true);
}

/** The same as the bytes of an answer or a workbook. */
export function analysisAnswer(sandbox: Sandbox, task: AnalysisTask): Uint8Array {
  const found = comparison(sandbox, task);
  return task.as === 'workbook' ? writeSheets(comparisonSheets(found, task.units)) : successBytes(found);
}
