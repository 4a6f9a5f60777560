import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../components/page-query.ts';
import type { Submission } from '../marks.ts';

/** Goes to another student's sheet, on the screen that is open. */
export function useSheet(): (submissionId: string) => void {
  const [address, setAddress] = useSearchParams();
  return (submissionId) => setAddress(changeAddress(address, { submissionId, position: '' }));
}

/** Goes to the student before or after. */
export function useNeighbours({ previousId, nextId }: Submission): (direction: 1 | -1) => void {
  const open = useSheet();
  return (direction) => {
    const submissionId = direction === 1 ? nextId : previousId;
    if (submissionId !== '') open(submissionId);
  };
}
