import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { loadKatex } from '../../../components/rich-text/use-katex.ts';
import { LearnerAside } from '../LearnerAside.tsx';
import layout from '../learning.module.css';
import { Moved } from '../Moved.tsx';
import type { Learner, Learners } from '../use-learners.ts';
import type { OfClass } from '../use-of-class.ts';
import { OptionsAside } from './OptionsAside.tsx';
import { ReportOfClass, ReportOfStudent } from './Reports.tsx';
import type { Polished } from './use-wording.ts';
import type { ReportQuery } from './use-report-query.ts';

interface Props {
  input: NonNullable<OfClass['input']>;
  learners: Learners;
  query: ReportQuery;
  wording: Polished;
}

/** The students of a class, the report of one of them or of the class, and what goes into it. */
export function LearningReport({ input, learners, query, wording }: Props): ReactNode {
  const { current, hasMoved, choose } = learners;
  const ofClass = query.of === 'class';
  const ofStudent = current ? { ...input, studentId: current.studentId } : null;
  // While the report is on its way, since most questions have formulas.
  useEffect(() => void loadKatex(), []);
  const noteOf = (learner: Learner) => (
    <Note learner={learner} isShown={!ofClass && learner.studentId === current?.studentId} />
  );
  return (
    <div className={layout.columns}>
      <LearnerAside learners={learners} isChosen={!ofClass} noteOf={noteOf} />
      <div key={query.of} className={layout.canvas} role="region" aria-label="报告" tabIndex={0}>
        {ofClass && <ReportOfClass input={input} query={query} wording={wording} />}
        {!ofClass && hasMoved && <Moved showOthers={() => choose('')} />}
        {!ofClass && ofStudent && <ReportOfStudent input={ofStudent} query={query} wording={wording} />}
      </div>
      <OptionsAside query={query} wording={wording} learners={learners} />
    </div>
  );
}

/** Whether there is a full report of somebody, and whether it is the one on screen. */
function Note({ learner, isShown }: { learner: Learner; isShown: boolean }): ReactNode {
  if (learner.isShort) {
    return (
      <Text span inherit c="#a34a00">
        作答太少
      </Text>
    );
  }
  if (isShown) return <span>正在看</span>;
  return <IconCheck size={14} color="#1f6b2e" role="img" aria-label="可以出报告" />;
}
