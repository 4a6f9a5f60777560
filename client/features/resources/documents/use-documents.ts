import { useSnapshot } from 'valtio';
import type { SWRResponse } from 'swr';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import type { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { sending } from '../uploading/uploads.ts';
import { isMoving, type AnyDocument } from './document.ts';

type Lists = typeof pageCloudDocuments | typeof pagePrintItems;

/** Tells of which documents this page is sending the file, or about to. */
export function useSending(): (id: string) => boolean {
  const { parts } = useSnapshot(sending);
  return (id) => id in parts;
}

/** Reads a page of documents, and goes on reading it while one of them changes its state by itself or by an upload of this page. */
export function useDocuments<E extends Lists>(endpoint: E, input: InputOf<E>): SWRResponse<DataOf<E>, Error> {
  const isSending = useSending();
  const moves = ({ records }: { records: readonly AnyDocument[] }) =>
    records.some((document) => isMoving(document) || isSending(document.id));
  return useFollowed(endpoint, input, moves as (data: DataOf<E>) => boolean);
}
