import { useEffect } from 'react';
import type { SWRResponse } from 'swr';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import { pageScans } from '../../../contracts/wrongbook/scans.ts';
import { refetchKinds } from '../../api/refetch.ts';
import { useFollowed } from '../../api/use-followed.ts';
import { isMoving } from '../resources/documents/document.ts';
import { useSending } from '../resources/documents/use-documents.ts';
import type { MendingScope } from './mending-scope.ts';

/** Reads a page of scans, and goes on reading it while one of them is read or sent. */
export function useScans(input: InputOf<typeof pageScans>): SWRResponse<DataOf<typeof pageScans>, Error> {
  const isSending = useSending();
  return useFollowed(pageScans, input, ({ records }) => records.some((scan) => isMoving(scan) || isSending(scan.id)));
}

/** What is being read is among the newest. */
const newest = 20;

/** Whether scans are being read that may bring pages to mend; once they are, all that came of them is read again. */
export function useBeingRead({ scan }: MendingScope): boolean {
  const { data } = useScans({ current: 1, size: newest });
  const isRead = data?.records.some((one) => isMoving(one) && (scan === undefined || one.id === scan)) ?? false;
  useEffect(() => (isRead ? () => void refetchKinds('scanPage', 'submission', 'mark') : undefined), [isRead]);
  return isRead;
}
