import { Box, Button, Flex, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { useAction } from '../../../components/use-action.ts';
import { AnswerSwitch } from '../../paper-builder/papers/AnswerSwitch.tsx';
import { PaperSheet } from '../../paper-builder/papers/PaperSheet.tsx';
import { PracticeStep } from './choosing/PracticeStep.tsx';
import type { Lesson } from './lessons.ts';
import { stepsOf } from './steps.ts';
import { setWork } from './submit.ts';
import type { Work } from './use-draft.ts';
import type { Steps } from './use-steps.ts';
import { WorkSummary } from './WorkSummary.tsx';

interface Props {
  work: Work;
  lesson: Lesson;
  steps: Steps;
}

/** The last step: the work as students get it, what it is in short, and the button that sets it. */
export function PreviewStep({ work, lesson, steps }: Props): ReactNode {
  const isPractice = work.draft.taskType === taskType.errorNote;
  return (
    <Flex gap="md" align={isPractice ? 'stretch' : 'flex-start'} {...(isPractice && { flex: 1, mih: 0 })}>
      <Box flex={1} miw={0} display={isPractice ? 'flex' : 'block'}>
        {isPractice ? <PracticeStep work={work} lesson={lesson} /> : <PaperPreview work={work} />}
      </Box>
      <Box component="aside" w={300} flex="none" pos="sticky" top={0} aria-label="布置">
        <Card title="布置">
          <Stack>
            <WorkSummary work={work} lesson={lesson} />
            <Refused work={work} steps={steps} />
            <SetButton work={work} lesson={lesson} />
          </Stack>
        </Card>
      </Box>
    </Flex>
  );
}

function PaperPreview({ work: { draft, title } }: { work: Work }): ReactNode {
  const [withAnswers, setWithAnswers] = useState(false);
  return (
    <Card title="试卷预览" aside={<AnswerSwitch checked={withAnswers} onChange={setWithAnswers} />}>
      <PaperSheet title={title} sections={draft.sections} withAnswers={withAnswers} />
    </Card>
  );
}

/** Why the work was refused, and the way to where that is mended. */
function Refused({ work: { draft }, steps }: Pick<Props, 'work' | 'steps'>): ReactNode {
  const { refusal, taskType: type } = draft;
  if (!refusal) return null;
  const step = stepsOf(type).find(({ key }) => key === refusal.step && key !== 'preview');
  return (
    <Notice tone="bad" title="没有布置成功">
      <span>{refusal.message}</span>
      {step && (
        <Button size="xs" variant="default" onClick={() => steps.goTo(step.key)}>
          去“{step.label}”修改
        </Button>
      )}
    </Notice>
  );
}

function SetButton({ work: { title }, lesson }: Omit<Props, 'steps'>): ReactNode {
  const { run: set, busy } = useAction(() => setWork(title, lesson));
  return (
    <Button fullWidth loading={busy} onClick={() => void set()}>
      布置
    </Button>
  );
}
