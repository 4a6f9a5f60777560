import type { SWRResponse } from 'swr';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { pageScans } from '../../../../contracts/wrongbook/scans.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { isMoving } from '../documents/document.ts';
import { useSending } from '../documents/use-documents.ts';

/** Reads a page of scans, and goes on reading it while one of them is read or sent. */
export function useScans(input: InputOf<typeof pageScans>): SWRResponse<DataOf<typeof pageScans>, Error> {
  const isSending = useSending();
  return useFollowed(pageScans, input, ({ records }) => records.some((scan) => isMoving(scan) || isSending(scan.id)));
}
