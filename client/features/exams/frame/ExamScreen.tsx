import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { pathTo } from '../../../session/paths.ts';
import { nextActOf } from './chain.ts';
import { otherActions } from './exam-actions.tsx';
import { examPath, examReportPath, type ExamDetail } from './exam.ts';
import { ExamChain } from './ExamChain.tsx';
import { moveTo } from './moves.tsx';
import type { ExamStep } from './steps.ts';

interface Props {
  /** undefined until it is known. */
  exam: ExamDetail | undefined;
  /** The step that the screen is for. */
  current: ExamStep | 'report';
  /** What the screen is called until the exam is known. */
  title: string;
  /** What else can be done here, before the next act. */
  actions?: ReactNode;
  /** What is done here in the place of the next act; null for nothing. */
  main?: ReactNode;
  /** Under the line of the title. */
  below?: ReactNode;
  fill?: boolean;
  children: ReactNode;
}

/** The frame of every screen of an exam: its name, the chain of its steps, and the one next act. */
export function ExamScreen({ exam, current, title, actions, main, below, fill = false, children }: Props): ReactNode {
  return (
    <Screen
      title={exam?.name ?? title}
      lead={<BackLink to={pathTo('exams')}>考试</BackLink>}
      aside={exam && <ExamChain exam={exam} current={current} />}
      below={below}
      fill={fill}
      actions={
        <>
          {actions}
          {main === undefined ? exam && <Next exam={exam} current={current} /> : main}
          {exam && <Others exam={exam} />}
        </>
      }
    >
      {children}
    </Screen>
  );
}

/** The next act as the one filled button, for who leads the exam; others read its report once it is there. */
function Next({ exam, current }: { exam: ExamDetail; current: ExamStep | 'report' }): ReactNode {
  const next = exam.isLeader || exam.state === 'published' ? nextActOf(exam, current) : undefined;
  if (next === undefined) return null;
  if ('act' in next)
    return exam.acts.includes(next.act) && <Button onClick={() => void moveTo(exam, next.act)}>{next.label}</Button>;
  const to = next.to === 'report' ? examReportPath(exam.id) : examPath(exam.id, next.to);
  return <ButtonLink to={to}>{next.label}</ButtonLink>;
}

function Others({ exam }: { exam: ExamDetail }): ReactNode {
  const navigate = useNavigate();
  const actions = otherActions(exam, navigate);
  if (actions.length === 0) return null;
  return (
    <Group gap={0}>
      <MoreActions name={exam.name} actions={actions} />
    </Group>
  );
}
