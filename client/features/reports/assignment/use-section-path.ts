import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../components/page-query.ts';

const ofReport = ['assignmentId', 'paper', 'classId'];

/** Where a section of the report is, narrowed by some filters; of the same paper and class, unless another is named. */
export function useSectionPath(): (tab: string, filters?: Record<string, string>) => string {
  const [address] = useSearchParams();
  const kept = new URLSearchParams([...address].filter(([name]) => ofReport.includes(name)));
  return (tab, filters = {}) => `?${changeAddress(kept, { tab, ...filters })}`;
}
