import type { ReactNode } from 'react';
import { Panel } from '../../../../components/page/Panel.tsx';
import { ChooseTabs } from '../../../paper-builder/choosing/ChooseTabs.tsx';
import type { Lesson } from '../lessons.ts';
import { originNames } from '../origin.ts';
import { takePaper } from '../paper-actions.ts';
import type { Work } from '../use-draft.ts';
import type { Steps } from '../use-steps.ts';
import { PaperPane } from './PaperPane.tsx';
import styles from './paper-step.module.css';

interface Props {
  work: Work;
  lesson: Lesson;
  steps: Steps;
}

/** Finding on the left, putting together in the middle, checking on the right; each part scrolls by itself. */
export const PaperStep = ({ work, lesson, steps }: Props): ReactNode => (
  <div className={styles.panes}>
    <Panel label="选题" own>
      <ChooseTabs
        paper={work.paper}
        course={lesson}
        classId={work.draft.classIds[0]}
        keep={originNames}
        onTake={(saved) => takePaper(saved, true)}
      />
    </Panel>
    <PaperPane work={work} lesson={lesson} faults={steps.faults} />
  </div>
);
