import { useNavigate } from 'react-router-dom';
import type { Submission } from '../marks.ts';

/** Goes to the student before or after, on the screen that is open. */
export function useNeighbours({ previousId, nextId }: Submission): (direction: 1 | -1) => void {
  const navigate = useNavigate();
  return (direction) => {
    const submissionId = direction === 1 ? nextId : previousId;
    if (submissionId !== '') void navigate(`?${new URLSearchParams({ submissionId })}`);
  };
}
