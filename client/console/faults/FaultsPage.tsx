import { Within } from '../Within.tsx';
import { useWords } from '../words.ts';
import { FaultList } from './FaultList.tsx';
import { Lies } from './Lies.tsx';
import { Recipes } from './Recipes.tsx';
import { useFaults } from './use-faults.ts';

/** What goes wrong on purpose in the chosen sandbox, and everything that can. */
export function FaultsPage() {
  const { say } = useWords();
  const faults = useFaults();
  return (
    <Within title={say('故障')}>
      <FaultList faults={faults} />
      <Recipes sandbox={faults.sandbox} />
      <Lies sandbox={faults.sandbox} />
    </Within>
  );
}
