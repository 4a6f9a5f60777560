import type { Progress } from '../../../contracts/constants/tasks.ts';
import { sheetUpload } from '../../../contracts/vesta/shapes.ts';
import type { exportStudentFaults, importStudents, previewStudentImport } from '../../../contracts/vesta/student.ts';
import type { importTeachers } from '../../../contracts/vesta/teacher.ts';
import { refusal } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { bytesOf } from '../../http/upload.ts';
import { runSheetTask } from '../../engines/importing/pool.ts';
import type { ListName } from '../../engines/importing/tasks.ts';
import { SheetError } from '../../engines/spreadsheets/sheet-error.ts';

type ImportCall = typeof importStudents | typeof importTeachers;
type PreviewCall = typeof previewStudentImport;
type FaultsCall = typeof exportStudentFaults;

/** Checks an uploaded list without writing. */
export const runPreview = (call: PreviewCall, list: ListName, context: Context<PreviewCall>) =>
  tracked(call, context, async (bytes, onProgress) => ({
    envelope: await runSheetTask(
      { kind: 'preview', list, databaseFile: context.sandbox.file, schoolId: context.input.schoolId, bytes },
      onProgress,
    ),
  }));

/** Makes the workbook of the rows that an import of an uploaded list would refuse. */
export const runFaults = (call: FaultsCall, list: ListName, context: Context<FaultsCall>) =>
  tracked(call, context, (bytes, onProgress) =>
    runSheetTask(
      { kind: 'faults', list, databaseFile: context.sandbox.file, schoolId: context.input.schoolId, bytes },
      onProgress,
    ),
  );

/** Imports an uploaded list as one transaction. */
export const runImport = (call: ImportCall, list: ListName, context: Context<ImportCall>) =>
  tracked(call, context, async (bytes, onProgress) => {
    const { sandbox, input } = context;
    const { schoolId, mode } = input;
    const now = sandbox.clock.dateTime();
    const task = { kind: 'import', list, databaseFile: sandbox.file, schoolId, bytes, mode, now } as const;
    const { counts, unchanged, errorWorkbook } = await runSheetTask(task, onProgress);
    return { counts: { ...counts, unchanged }, errorWorkbook };
  });

async function tracked<T>(
  call: ImportCall | PreviewCall | FaultsCall,
  { file, tell }: Pick<Context<PreviewCall>, 'file' | 'tell'>,
  run: (bytes: Uint8Array, onProgress: (progress: Progress) => void) => Promise<T>,
): Promise<T> {
  const bytes = file && (await bytesOf(file, sheetUpload));
  if (!bytes || bytes.byteLength === 0) throw refusal(call, 'noFile');
  try {
    return await run(bytes, tell);
  } catch (error) {
    throw error instanceof SheetError ? refusal(call, error.code, error.values) : error;
  }
}
