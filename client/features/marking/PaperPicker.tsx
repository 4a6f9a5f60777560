import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { purposeParam } from '../../session/paths.ts';
import { usePaper, type Assessment } from './assessment.ts';

/** Chooses among the papers of an assessment, where there are several. */
export function PaperPicker({ assessment }: { assessment: Assessment }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { id } = usePaper(assessment);
  if (assessment.papers.length === 1) return null;
  // A question, a class, a knowledge point are those of one paper.
  const choose = (paper: string) => {
    const kept = [...address].filter(([name]) => name === 'assignmentId' || name === purposeParam);
    setAddress([...kept, ['paper', paper]]);
  };
  return (
    <FilterSelect
      label="试卷"
      options={assessment.papers.map(({ id: value, title }) => ({ value, label: title }))}
      value={id}
      onChange={choose}
      width={200}
    />
  );
}
