import { useSearchParams } from 'react-router-dom';
import { useHasPart } from '../../session/parts.ts';
import { pathTo } from '../../session/paths.ts';

/** Whose pages are mended: those of one scanned file or of one piece of work. */
export interface MendingScope {
  scan?: string;
  work?: string;
}

/** Where pages are mended; undefined where the role has no screen for it. */
export const mendingAddress = (scope: MendingScope): string | undefined => pathTo('scans', { tab: 'scan', ...scope });

/** The scope that the address names; undefined while the list of scans is open. */
export function useMendingScope(): MendingScope | undefined {
  const [address] = useSearchParams();
  const scan = address.get('scan');
  if (scan) return { scan };
  const work = address.get('work');
  return work ? { work } : undefined;
}

/** Whether the services take scans in at all. */
export const useScansOffered = (): boolean => useHasPart('scans');
