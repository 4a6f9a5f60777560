import type { ReactNode } from 'react';
import { stageLabels } from '../../../../contracts/constants/assignments.ts';
import { Tag } from '../../../components/page/Tag.tsx';

type Stage = keyof typeof stageLabels;

const tones = { collecting: 'info', marking: 'warn', published: 'done', withdrawn: 'plain' } as const;

interface Props {
  stage: Stage;
  /** What is said instead of the stage's name. */
  children?: ReactNode;
}

/** Where an assignment stands, as a word on its colour. */
export const StageTag = ({ stage, children = stageLabels[stage] }: Props): ReactNode => (
  <Tag tone={tones[stage]}>{children}</Tag>
);
