import { Button, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { changeKey, previewKey } from '../../../../contracts/wrongbook/answer-keys.ts';
import { call } from '../../../api/call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import { showDone } from '../../../components/toast.ts';
import { useAction } from '../../../components/use-action.ts';
import type { AssessmentPaper } from '../assessment.ts';
import type { QuestionAnswers } from '../marks.ts';
import { answerKeyFormOf, answerKeyOfForm, type AnswerKeyForm } from './answer-key-form.ts';
import { AnswerKeyFields } from './AnswerKeyFields.tsx';
import { AnswerKeyEffect, type Effect } from './AnswerKeyEffect.tsx';

interface Props {
  paper: AssessmentPaper;
  data: QuestionAnswers;
}

/** Changes what the answers to a question are judged by, once one has seen whose score that changes. */
export function AnswerKeyDrawer({ paper, data }: Props): ReactNode {
  const { question } = data;
  const isPublished = paper.stage === 'published';
  const { close } = useDialog();
  const [initial] = useState<AnswerKeyForm>(() => answerKeyFormOf(question, data.key));
  const [form, setForm] = useState(initial);
  const [effect, setEffect] = useState<Effect>();
  const input = { assignmentId: paper.id, questionId: question.id, ...answerKeyOfForm(question, form) };
  const looking = useAction(async () => setEffect(await call(previewKey, input)));
  const changing = useAction(async () => {
    const { changedCount } = await call(changeKey, input);
    showDone(`答案已修改，${changedCount} 个得分有变化`);
    close();
  });
  const change = (next: AnswerKeyForm) => {
    setForm(next);
    setEffect(undefined);
  };
  return (
    <Dialog title={`改第 ${data.number} 题的答案`} size={720} drawer firm>
      <Stack gap={16}>
        {isPublished && <Notice tone="warn">成绩已发布，可以先看影响；要修改，请先撤回发布。</Notice>}
        <Text size="sm" c="dimmed">
          只改这份作业中的这道题，题库中的题目不变。自动批改的作答按新答案重批，教师给的分不变。
        </Text>
        <AnswerKeyFields question={question} form={form} change={change} />
        {effect && <AnswerKeyEffect effect={effect} />}
      </Stack>
      <DialogButtons>
        <Button variant="default" onClick={() => close()}>
          取消
        </Button>
        <Button
          variant={effect ? 'default' : 'filled'}
          loading={looking.busy}
          disabled={form === initial}
          onClick={() => void looking.run()}
        >
          看影响
        </Button>
        {effect && (
          <Button loading={changing.busy} disabled={isPublished} onClick={() => void changing.run()}>
            确认修改
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
