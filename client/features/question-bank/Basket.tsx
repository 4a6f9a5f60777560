import { Button } from '@mantine/core';
import { IconBasket } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { confirm } from '../../components/dialog/confirm.tsx';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { emptyBasket, useBasket } from './basket.ts';
import { BasketToggle, PickButton } from './PickButtons.tsx';
import {
  isWhole,
  numbersOf,
  useLastingPicking,
  usePickingInDrawer,
  type LastingPicking,
  type Picking,
} from './picking.ts';
import type { Question } from './question/question.ts';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionList } from './QuestionList.tsx';
import styles from './bank.module.css';

interface Props extends Picking {
  /** The subject of the paper: a paper holds no questions of others. */
  subjectId: string;
}

/** Tells how many questions are in the basket, and opens it. */
export function BasketButton({ subjectId, ...picking }: Props): ReactNode {
  const { answer } = useBasket();
  const lasting = useLastingPicking(picking);
  return (
    <Button
      variant="default"
      leftSection={<IconBasket size={16} aria-hidden />}
      onClick={() => void openDialog(<BasketDrawer subjectId={subjectId} picking={lasting} />)}
    >
      试题篮{answer.data && `（${answer.data.length}）`}
    </Button>
  );
}

function BasketDrawer({ subjectId, picking: given }: { subjectId: string; picking: LastingPicking }): ReactNode {
  const { answer } = useBasket();
  const picking = usePickingInDrawer(given);
  const fits = (question: Question) => question.subjectId === subjectId;
  return (
    <Dialog title="试题篮" size={800} drawer closing="完成">
      <Loaded answer={answer} what="试题篮">
        {(questions) => (
          <>
            {questions.length === 0 ? (
              <EmptyState text="试题篮是空的，在题库中点“加入试题篮”可以把题目留到以后组卷。" />
            ) : (
              <BasketBar questions={questions} fitting={questions.filter(fits)} picking={picking} />
            )}
            <QuestionList label="试题篮" questions={questions}>
              {(question) => (
                <QuestionCard
                  question={question}
                  chosenAs={numbersOf(picking.chosen, question)}
                  actions={
                    <>
                      <BasketToggle question={question} />
                      {fits(question) && <PickButton question={question} picking={picking} />}
                    </>
                  }
                />
              )}
            </QuestionList>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

interface BarProps {
  questions: readonly Question[];
  /** Those that the paper can hold. */
  fitting: readonly Question[];
  picking: Picking;
}

function BasketBar({ questions, fitting, picking }: BarProps): ReactNode {
  const others = questions.length - fitting.length;
  const open = fitting.filter((question) => !isWhole(picking.chosen, question));
  return (
    <div className={styles.bar}>
      <span>
        共 {questions.length} 题{others > 0 && `，其中 ${others} 题属于其他学科，不能用于这份试卷`}
      </span>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        c="red.9"
        onClick={() => void askToEmpty(questions.length)}
      >
        清空试题篮
      </Button>
      <Button size="compact-sm" disabled={open.length === 0} onClick={() => picking.onPick(open)}>
        选用全部
      </Button>
    </div>
  );
}

const askToEmpty = (count: number) =>
  confirm({
    title: '清空试题篮',
    message: `将从试题篮移出全部 ${count} 题，题库和试卷中的题目不变。`,
    action: '清空',
    danger: true,
    run: emptyBasket,
  });
