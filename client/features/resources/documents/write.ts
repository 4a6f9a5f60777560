import type { DataOf, Endpoint, InputOf } from '../../../../contracts/endpoint.ts';
import { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import { listMissingPages, pageScanPages, pageScans } from '../../../../contracts/wrongbook/scans.ts';
import { call, type CallOptions } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { refreshBadge } from '../../../session/filter.ts';
import { personal } from '../../../session/personal.ts';

/** What every document call says: whose documents are meant. */
export const asTeacher = (): { teacherId: string } => ({ teacherId: personal.userId });

/** Reads again what is on screen of documents, and of the work whose answers are read from them. */
export const refreshDocuments = (): Promise<unknown> =>
  refresh(pageCloudDocuments, pagePrintItems, pageScans, pageScanPages, listMissingPages, getAssignment);

/** The same where the print list has changed, whose unread items the menu counts. */
export const refreshPrintList = (): Promise<unknown> => Promise.all([refreshDocuments(), refreshBadge()]);

/** A call for documents whose teacher is filled in. */
type DocumentInput<E extends Endpoint> = Omit<InputOf<E>, 'teacherId'>;

/** Calls for documents of the person at work. */
export const callDocuments = <E extends Endpoint>(
  endpoint: E,
  input: DocumentInput<E>,
  options?: CallOptions,
): Promise<DataOf<E>> => call(endpoint, { ...input, ...asTeacher() } as InputOf<E>, options);

/** Writes to documents, then reads again what is on screen of them. */
export async function write<E extends Endpoint>(endpoint: E, input: DocumentInput<E>): Promise<DataOf<E>> {
  const data = await callDocuments(endpoint, input);
  await refreshDocuments();
  return data;
}
