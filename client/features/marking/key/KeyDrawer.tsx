import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import {
  changeKey,
  getMarkingOverview,
  getSubmission,
  listQuestionAnswers,
  previewKey,
} from '../../../../contracts/wrongbook/marking.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/use-call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { Notice } from '../../../components/state/Notice.tsx';
import { showDone } from '../../../components/toast.ts';
import { useAction } from '../../../components/use-action.ts';
import type { QuestionAnswers } from '../queue/marks.ts';
import { keyFormOf, keyOfForm, type KeyForm } from './key-form.ts';
import { KeyFields } from './KeyFields.tsx';
import { KeyEffect } from './KeyEffect.tsx';
import styles from './key.module.css';

interface Props {
  assignmentId: string;
  data: QuestionAnswers;
  isPublished: boolean;
}

/** Changes what the answers to a question are judged by, once one has seen whose score that changes. */
export function KeyDrawer({ assignmentId, data, isPublished }: Props): ReactNode {
  const { question } = data;
  const { close } = useDialog();
  const [initial] = useState<KeyForm>(() => keyFormOf(question, data.key));
  const [form, setForm] = useState(initial);
  const [effect, setEffect] = useState<DataOf<typeof previewKey>>();
  const input = { assignmentId, questionId: question.id, ...keyOfForm(question, form) };
  const looking = useAction(async () => setEffect(await call(previewKey, input)));
  const changing = useAction(async () => {
    const { changedCount } = await call(changeKey, input);
    await refresh(listQuestionAnswers, getMarkingOverview, getSubmission);
    showDone(`答案已修改，${changedCount} 个得分有变化`);
    close();
  });
  const change = (next: KeyForm) => {
    setForm(next);
    setEffect(undefined);
  };
  return (
    <Dialog title={`改第 ${data.number} 题的答案`} size={720} drawer firm>
      <div className={styles.form}>
        {isPublished && <Notice tone="warn">成绩已发布，可以先看影响；要修改，请先撤回发布。</Notice>}
        <p className={styles.about}>
          只改这份作业中的这道题，题库中的题目不变。自动批改的作答按新答案重批，教师给的分不变。
        </p>
        <KeyFields question={question} form={form} change={change} />
        {effect && <KeyEffect effect={effect} />}
      </div>
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
