import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { pathTo } from '../../../session/paths.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { typeName, type Item } from './report.ts';

/** Which answers a question got, and who gave them: the best or the weakest. */
export function ItemAnswers({ item, assignmentId }: { item: Item; assignmentId: string }): ReactNode {
  const { questionId, number, stem, choices, letters } = item;
  return (
    <Dialog title={`第 ${number} 题的作答`} size={680} drawer>
      <Stack gap={20}>
        <Text component="div" lh={1.8}>
          <Text span inherit c="dimmed" mr={8}>
            {typeName(item)}
          </Text>
          <RichText text={stem} />
        </Text>
        {choices.length === 0 ? (
          <EmptyState text="这道题没有可以归类的作答，请逐份查看。" />
        ) : (
          <ChoiceTable label="各种作答" choices={choices} />
        )}
        {letters.length > 0 && <ChoiceTable label="单个选项" choices={letters} />}
      </Stack>
      <Leaving path={pathTo('marking', { assignmentId, questionId })} />
    </Dialog>
  );
}

function Leaving({ path }: { path: string | undefined }): ReactNode {
  const { close } = useDialog();
  const navigate = useNavigate();
  const leave = (to: string) => {
    close();
    void navigate(to);
  };
  return (
    <DialogButtons>
      <Button variant="default" onClick={() => close()}>
        关闭
      </Button>
      {path !== undefined && <Button onClick={() => leave(path)}>查看全部作答</Button>}
    </DialogButtons>
  );
}
