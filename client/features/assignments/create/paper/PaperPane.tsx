import { Flex } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from '../../../../components/page/Panel.tsx';
import { PaperComposer } from '../../../paper-builder/composing/PaperComposer.tsx';
import { placedIn } from '../../../paper-builder/paper-building.ts';
import type { Lesson } from '../lessons.ts';
import { keyField, scoreField } from '../paper-check.ts';
import { refusedQuestion } from '../refusals.ts';
import type { Faults } from '../step-check.ts';
import type { Work } from '../use-draft.ts';
import { EmptyPaper } from './EmptyPaper.tsx';
import { Gaps } from './Gaps.tsx';
import { PaperCheck } from './PaperCheck.tsx';
import { PaperHead } from './PaperHead.tsx';
import styles from './paper-step.module.css';

interface Props {
  work: Work;
  lesson: Lesson;
  faults: Faults;
}

/** The paper as it comes to be, with what it comes to beside. */
export function PaperPane({ work, lesson, faults }: Props): ReactNode {
  const { sections, target, refusal } = work.draft;
  const ids = placedIn(sections).map(({ question }) => question.id);
  const refused = refusedQuestion(refusal);
  const errorOf = (id: string) => {
    if (refused?.number !== undefined && ids[refused.number - 1] === id) return refused.message;
    const unscored = faults[scoreField(id)];
    return unscored === undefined ? faults[keyField(id)] : `${unscored}：填大于 0、不超过 300 的数`;
  };
  return (
    <Panel label="试卷" own head={<PaperHead work={work} lesson={lesson} />}>
      <Flex flex={1} mih={0}>
        <section className={styles.paper} aria-label="试卷的题目">
          {ids.length === 0 && <EmptyPaper />}
          <PaperComposer paper={work.paper} errorOf={errorOf} titleErrors={faults}>
            <Gaps sections={sections} target={target} />
          </PaperComposer>
        </section>
        <PaperCheck sections={sections} target={target} />
      </Flex>
    </Panel>
  );
}
