import type { DataOf, Endpoint, InputOf } from '../../../../contracts/endpoint.ts';
import { call, type CallOptions } from '../../../api/call.ts';
import { personal } from '../../../session/personal.ts';

/** What every document call says: whose documents are meant. */
export const asTeacher = (): { teacherId: string } => ({ teacherId: personal.userId });

/** A call for documents whose teacher is filled in. */
type DocumentInput<E extends Endpoint> = Omit<InputOf<E>, 'teacherId'>;

/** Calls for documents of the person at work. */
export const callDocuments = <E extends Endpoint>(
  endpoint: E,
  input: DocumentInput<E>,
  options?: CallOptions,
): Promise<DataOf<E>> => call(endpoint, { ...input, ...asTeacher() } as InputOf<E>, options);
