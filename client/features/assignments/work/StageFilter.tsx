import type { ReactNode } from 'react';
import { stageLabels } from '../../../../contracts/constants/assignments.ts';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';

const options: readonly Option[] = Object.entries(stageLabels).map(([value, label]) => ({ value, label }));

interface Props {
  value: string | undefined;
  onChange: (stage: string) => void;
}

/** Narrows assignments to where they stand. */
export const StageFilter = ({ value, onChange }: Props): ReactNode => (
  <FilterSelect label="进度" all="全部进度" options={options} value={value} onChange={onChange} width={112} />
);
