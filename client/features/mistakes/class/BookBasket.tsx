import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { takeOut, useBasket } from '../../question-bank/basket.ts';
import { stemNameOf } from '../../question-bank/question.ts';
import { openQuestion } from '../open-question.tsx';
import { LineList } from './LineList.tsx';

/** The basket beside the questions that it is filled from; in narrow windows the button above opens it. */
export function BookBasket(): ReactNode {
  const { answer } = useBasket();
  return (
    <Card title="试题篮" aside={answer.data && `${answer.data.length} 题`}>
      <Loaded answer={answer} what="试题篮">
        {(questions) =>
          questions.length === 0 ? (
            <EmptyState text="勾选左边的题目，就会放到这里，用来组卷。" />
          ) : (
            <LineList
              label="试题篮"
              lines={questions.map((question) => ({
                key: question.id,
                text: <OneLine text={question.stem} />,
                open: () => openQuestion(question.id),
                aside: (
                  <ActionIcon
                    size="sm"
                    variant="subtle"
                    color="gray"
                    aria-label={`移出试题篮 ${stemNameOf(question)}`}
                    onClick={() => void takeOut([question.id])}
                  >
                    <IconX size={14} aria-hidden />
                  </ActionIcon>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
