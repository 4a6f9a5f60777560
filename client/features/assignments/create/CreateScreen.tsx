import { Box, Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { pathTo } from '../../../session/paths.ts';
import { CreateWork } from './CreateWork.tsx';
import { draft, startDraft } from './draft.ts';
import { DraftGate } from './DraftGate.tsx';
import { typeOf } from './lessons.ts';
import { originIn, originNames } from './origin.ts';

/** 布置作业: step by step; what is left is taken up again. */
export function CreateScreen(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const origin = originIn(address);
  const { taskType, done } = useSnapshot(draft);
  const restart = async () => {
    if (await startAgain()) setAddress([...[...address].filter(([name]) => isOfOrigin(name)), ['step', 'setup']]);
  };
  return (
    <Screen
      title="布置作业"
      note={typeOf(taskType).title}
      aside={<Box ref={setPlace} flex={1} maw={560} ml="lg" />}
      actions={
        <>
          {!done && (
            <Button variant="default" c="red.9" onClick={() => void restart()}>
              清空重来
            </Button>
          )}
          <ButtonLink variant="default" to={pathTo('assignments')}>
            返回列表
          </ButtonLink>
        </>
      }
    >
      <DraftGate origin={origin}>
        <CreateWork origin={origin} place={place} />
      </DraftGate>
    </Screen>
  );
}

const isOfOrigin = (name: string): boolean => name !== 'step' && originNames.some((known) => known === name);

/** Empties the draft at hand after asking. */
const startAgain = (): Promise<boolean> =>
  confirm({
    title: '清空重来',
    message: '将清空这次布置已填写的内容和已选的题目，不能恢复。题库、试题篮和已保存的试卷不变。',
    action: '清空',
    danger: true,
    run: async () => startDraft({ key: draft.key, taskType: draft.taskType }),
  });
