import { useState, type ReactNode } from 'react';
import { getPaper } from '../../../../contracts/wrongbook/papers.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { sectionsOf } from '../paper-building.ts';
import { AnswerSwitch } from './AnswerSwitch.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import type { PaperItem } from './PaperTable.tsx';
import styles from './papers.module.css';

/** Shows a saved paper. */
export const openPaper = (paper: Pick<PaperItem, 'id' | 'title'>): Promise<unknown> =>
  openDialog(<PaperDialog id={paper.id} title={paper.title} />);

function PaperDialog({ id, title }: { id: string; title: string }): ReactNode {
  const answer = useCall(getPaper, { paperId: id });
  const [withAnswers, setWithAnswers] = useState(false);
  return (
    <Dialog title={title} size={1000} drawer closing="关闭">
      <Loaded answer={answer} what="试卷">
        {(paper) => (
          <>
            <div className={styles.bar}>
              <span>
                共 {paper.questionCount} 题，{paper.totalScore} 分
              </span>
              <AnswerSwitch checked={withAnswers} onChange={setWithAnswers} />
            </div>
            <PaperSheet title={paper.title} sections={sectionsOf(paper)} withAnswers={withAnswers} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
