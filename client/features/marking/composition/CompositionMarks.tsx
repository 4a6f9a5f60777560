import type { ReactNode } from 'react';
import { Panel } from '../../../components/page/Panel.tsx';
import type { Submission } from '../marks.ts';
import { Comments } from './Comments.tsx';
import { Dimensions } from './Dimensions.tsx';
import { MarkStatus } from './MarkStatus.tsx';
import type { CompositionDraft } from './use-composition-draft.ts';

interface Props {
  submission: Submission;
  draft: CompositionDraft;
}

/** What is given for a composition, dimension by dimension, and what is said of it. */
export const CompositionMarks = ({ submission, draft }: Props): ReactNode => (
  <Panel as="aside" label="评分" head={<MarkStatus submission={submission} draft={draft} />}>
    <Dimensions draft={draft} />
    <Comments draft={draft} />
  </Panel>
);
