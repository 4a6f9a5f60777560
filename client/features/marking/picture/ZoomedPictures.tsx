import { Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { MarkedAnswer } from '../marks.ts';
import { AnswerPicture } from './AnswerPicture.tsx';
import type { AnswerPictureName } from './read-picture.ts';

type Pictured = Pick<MarkedAnswer, 'submissionId' | 'position' | 'pictures'>;

/** How much larger than it was scanned a picture may get. */
const most = 3;

/** The key that shows the pictures of an answer as large as the window; without pictures there is none. */
export const useZoomKey = (answer: Pictured): void =>
  useZoomOf(answer.pictures, (picture) => <AnswerPicture answer={answer} picture={picture} />);

/** The same of pictures that are read in another way. */
export const useZoomOf = <P extends AnswerPictureName>(pictures: readonly P[], show: (picture: P) => ReactNode): void =>
  useShortcuts(
    pictures.length > 0
      ? [
          {
            keys: ['z'],
            shown: 'Z',
            label: '放大作答',
            run: () =>
              openDialog(
                <Zoomed>
                  {pictures.map((picture, at) => (
                    <div key={at}>{show(enlarged(picture))}</div>
                  ))}
                </Zoomed>,
              ),
          },
        ]
      : [],
  );

const enlarged = <P extends AnswerPictureName>(picture: P): P => ({
  ...picture,
  width: picture.width * most,
  height: picture.height * most,
});

/** The same key closes it again. */
function Zoomed({ children }: { children: ReactNode }): ReactNode {
  const { close } = useDialog();
  useHotkeys([['z', close]]);
  return (
    <Dialog title="放大作答" size={1760} closing="关闭">
      <Stack gap={12}>{children}</Stack>
    </Dialog>
  );
}
