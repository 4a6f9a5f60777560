import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { openQuestion } from '../open-question.tsx';
import { discussedText, useDiscussed } from './discussed.ts';
import { LineList } from './LineList.tsx';
import type { ClassBook } from './use-class-book.ts';

/** What has been talked over, the newest first, and how many have erred again since; what did not help is talked over anew. */
export function BookDiscussed({ book: { lesson, lecture } }: { book: ClassBook }): ReactNode {
  const discussed = [...useDiscussed(lesson).values()];
  return (
    <Card title="讲过的" aside={`${discussed.length} 题`}>
      {discussed.length === 0 ? (
        <EmptyState text="讲评时按 D 记为讲过，这里就会显示之后又错了多少。" />
      ) : (
        <LineList
          label="讲过的"
          lines={discussed.map((one) => ({
            key: one.questionId,
            text: <OneLine text={one.stem} />,
            note: discussedText(one),
            open: () => openQuestion(one.questionId),
            aside: (
              <Button size="compact-xs" variant="default" fw={400} onClick={() => lecture([one.questionId])}>
                再讲
              </Button>
            ),
          }))}
        />
      )}
    </Card>
  );
}
