import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../session/paths.ts';

/** Where pages are mended: those of one scanned file or of one piece of work, in one state. */
export interface Desk {
  scan?: string;
  work?: string;
}

/** The address of a desk. */
export const deskAddress = (desk: Desk): string | undefined => pathTo('scans', { tab: 'scan', ...desk });

/** The desk that the address names; undefined while the list of scans is open. */
export function useDesk(): Desk | undefined {
  const [address] = useSearchParams();
  const scan = address.get('scan') ?? '';
  const work = address.get('work') ?? '';
  if (scan === '' && work === '') return undefined;
  return { ...(scan !== '' && { scan }), ...(work !== '' && { work }) };
}
