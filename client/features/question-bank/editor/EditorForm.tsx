import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import { Notice } from '../../../components/state/Notice.tsx';
import type { Question } from '../question/question.ts';
import { QuestionCard } from '../QuestionCard.tsx';
import { useEditor } from './editor-context.ts';
import { EditorFields } from './EditorFields.tsx';
import { questionOf, type EditorPlace } from './form.ts';
import styles from './editor.module.css';

interface Props {
  place: EditorPlace;
  /** The question as it was before, if there was one. */
  question: Question | undefined;
  onSave: () => void;
  /** The buttons. */
  children: ReactNode;
}

/** Fields, preview and buttons of the editor; the first fault takes the focus. */
export function EditorForm({ place, question, onSave, children }: Props): ReactNode {
  const { form, failures, refusal } = useEditor();
  const body = useRef<HTMLFormElement>(null);
  useEffect(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [failures]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  // Enter ends a line here.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
  };
  return (
    <form ref={body} className={styles.editor} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <div className={styles.columns}>
        <div className={styles.fields}>
          {refusal !== '' && <Notice tone="bad">{refusal}</Notice>}
          <EditorFields place={place} isCopy={question !== undefined && !question.isOwn} />
        </div>
        <section className={styles.preview} aria-label="预览">
          <h3 className={styles.heading}>预览</h3>
          <QuestionCard question={questionOf(form, place, question?.isOwn ? question : undefined)} open />
        </section>
      </div>
      <div className={styles.buttons}>{children}</div>
    </form>
  );
}
