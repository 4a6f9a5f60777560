import { Button, Group, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { pathTo } from '../../../session/paths.ts';
import { classesText, type Assignment } from '../../assignments/list/assignment.ts';
import { otherActions } from '../../assignments/list/assignment-actions.tsx';
import { actOf, examPathOf, stageOfAct } from '../../assignments/work/acts.ts';
import type { StageKey } from '../../assignments/work/progress.ts';
import { publish, publicationActions } from '../publish-actions.ts';
import { useWork } from './use-work.ts';
import { StageBar } from './StageBar.tsx';

interface Props {
  /** undefined until it is known. */
  work: Assignment | undefined;
  /** The stage that the screen is for. */
  current: StageKey;
  /** What the screen is called until the work is known, or where it shows a part of it. */
  title: string;
  /** The title says more than the work's name. */
  isPart?: boolean;
  note?: ReactNode;
  /** What else can be done here, before the next act. */
  actions?: ReactNode;
  /** What is done here in the place of the next act; null for nothing. */
  main?: ReactNode;
  /** Stages without their counts, beside the title: for a desk that needs the height. */
  compact?: boolean;
  /** Without them: where one student's sheet is all that is looked at. */
  bare?: boolean;
  fill?: boolean;
  children: ReactNode;
}

/** The frame of every screen of one piece of work: what it is, how far it has come, and the one next act. */
export function WorkScreen({ work, current, title, isPart = false, note, actions, main, ...frame }: Props): ReactNode {
  const { compact = false, bare, fill = false, children } = frame;
  const bar = !bare && work && <Bar work={work} current={current} compact={compact} />;
  return (
    <Screen
      title={work && !isPart ? work.title : title}
      lead={<Back work={work} current={current} />}
      note={note ?? (work && `${classesText(work)} · ${work.studentCount} 人`)}
      aside={compact && bar}
      below={!compact && bar}
      fill={fill}
      actions={
        <>
          {actions}
          {main === undefined ? work && <NextAct work={work} current={current} /> : main}
          {work && <Others work={work} />}
        </>
      }
    >
      {children}
    </Screen>
  );
}

/** What work belongs to: the exam of which it is a subject, at the step that the screen is a part of, or the list of homework. */
function Back({ work, current }: Pick<Props, 'work' | 'current'>): ReactNode {
  if (!work || work.examId === '') return <BackLink to={pathTo('assignments')}>作业</BackLink>;
  return <BackLink to={examPathOf(work, current === 'scan' || current === 'mark' ? current : '')}>考试</BackLink>;
}

const Bar = (props: ComponentProps<typeof StageBar>): ReactNode =>
  props.work.stage !== 'withdrawn' && <StageBar {...props} />;

/** The same for a part of work, such as one student's sheet, which is there before the work is. */
export const WorkPartScreen = ({
  assignmentId,
  ...rest
}: Omit<Props, 'work' | 'isPart'> & { assignmentId: string }): ReactNode => (
  <WorkScreen work={useWork(assignmentId).data} isPart {...rest} />
);

/** The next act as the one filled button; on its own screen, where it is being done, what is left of it. */
function NextAct({ work, current }: { work: Assignment; current: StageKey }): ReactNode {
  const act = actOf(work, publish);
  if (!act) return work.stage === 'withdrawn' ? <Text size="sm">已撤回</Text> : null;
  if (act.to === undefined) return <Button onClick={() => void act.run?.()}>{act.label}</Button>;
  if (stageOfAct[act.kind] === current) return null;
  return <ButtonLink to={act.to}>{act.label}</ButtonLink>;
}

function Others({ work }: { work: Assignment }): ReactNode {
  const navigate = useNavigate();
  return (
    <Group gap={0}>
      <MoreActions name={work.title} actions={otherActions(work, publicationActions, navigate)} />
    </Group>
  );
}
