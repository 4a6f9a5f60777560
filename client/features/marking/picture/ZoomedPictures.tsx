import { Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { MarkedAnswer } from '../marks.ts';
import { AnswerPicture } from './AnswerPicture.tsx';

type Pictured = Pick<MarkedAnswer, 'submissionId' | 'position' | 'pictures'>;

/** How much larger than it was scanned a picture may get. */
const most = 3;

/** The key that shows the pictures of an answer as large as the window; without pictures there is none. */
export const useZoomKey = (answer: Pictured): void =>
  useShortcuts(
    answer.pictures.length > 0
      ? [{ keys: ['z'], shown: 'Z', label: '放大作答', run: () => openDialog(<Zoomed answer={answer} />) }]
      : [],
  );

/** The same key closes it again. */
function Zoomed({ answer }: { answer: Pictured }): ReactNode {
  const { close } = useDialog();
  useHotkeys([['z', close]]);
  return (
    <Dialog title="放大作答" size={1760} closing="关闭">
      <Stack gap={12}>
        {answer.pictures.map((picture) => (
          <AnswerPicture
            key={`${picture.kind}-${picture.index}`}
            answer={answer}
            picture={{ ...picture, width: picture.width * most, height: picture.height * most }}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
