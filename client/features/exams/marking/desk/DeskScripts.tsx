import { useState, type ReactNode } from 'react';
import type { MarkingTask } from '../../../../../contracts/constants/exam-marking.ts';
import { Columns } from '../../../../components/page/Columns.tsx';
import { Panel } from '../../../../components/page/Panel.tsx';
import { useShortcuts } from '../../../../components/shortcuts.ts';
import styles from '../desk.module.css';
import type { Desk } from '../shapes.ts';
import { deskCalls } from './desk-calls.ts';
import { deskKeys } from './desk-keys.ts';
import { DeskHead } from './DeskHead.tsx';
import { DeskList } from './DeskList.tsx';
import { openHandingOn } from './HandingOn.tsx';
import { ScorePad } from './ScorePad.tsx';
import { CurrentScript, NoScript } from './CurrentScript.tsx';
import { useDesk } from './use-desk.ts';

/** The scripts of a part at a marker's desk: those at hand, the one before the eyes, and its judgement. */
export function DeskScripts({ desk, task }: { desk: Desk; task: MarkingTask | undefined }): ReactNode {
  const [calls] = useState(() => deskCalls(desk.id, task));
  const work = useDesk(desk.id, desk.questions, calls);
  const { current } = work;
  const handOn = () => void (current && openHandingOn(current.script.scriptNo, work.hand));
  useShortcuts(deskKeys(work, handOn));
  return (
    <div className={styles.frame}>
      <DeskHead desk={desk} task={task} question={work.question} />
      <Columns widths="216px minmax(0, 1fr) 296px" wide="260px minmax(0, 1fr) 360px">
        <DeskList desk={desk} work={work} />
        <Panel label="作答内容" own>
          {current ? (
            <CurrentScript work={current} place={work.state.place} choose={work.choose} />
          ) : (
            <NoScript isTaking={work.isTaking} isPaused={desk.state === 'paused'} />
          )}
        </Panel>
        <Panel label="给分">{current && <ScorePad work={work} current={current} handOn={handOn} />}</Panel>
      </Columns>
    </div>
  );
}
