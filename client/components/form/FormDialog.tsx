import { Button } from '@mantine/core';
import { useEffect, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { confirm } from '../dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { useDialog } from '../dialog/dialogs.ts';
import { Notice } from '../state/Notice.tsx';
import { FormContext } from './form-context.ts';
import type { FormOptions } from './form-options.ts';
import type { Texts } from './form.ts';
import { useCallForm, type CallForm } from './use-call-form.ts';
import { useUnloadGuard } from './use-unload-guard.ts';
import styles from './form.module.css';

interface Props<E extends Endpoint, Values extends object, Result> extends FormOptions<E, Values, Result> {
  title: string;
  /** The label of the button that sends. */
  submit?: string;
  size?: 'sm' | 'md' | 'lg' | number;
  drawer?: boolean;
  /** Whether something besides the fields would be lost. */
  isFilled?: boolean;
  /** Whether there is something to send. */
  isReady?: boolean;
  /** Asks whether what was filled in may be lost. */
  ask?: () => Promise<boolean>;
  /** The fields. */
  children: ReactNode;
}

/** Asks whether what was filled in may be lost. */
export const mayDiscard = () =>
  confirm({ title: '放弃修改', message: '已填写的内容还没有保存，离开后将丢失。', action: '放弃', danger: true });

/** A dialog with a form over one call: Enter sends, Escape leaves and asks first, errors are under their fields. It resolves with what sending gives. */
export function FormDialog<E extends Endpoint, Result, Values extends object = Texts>({
  title,
  submit = '保存',
  size = 'md',
  drawer = false,
  isFilled = false,
  isReady = true,
  ask = mayDiscard,
  children,
  ...options
}: Props<E, Values, Result>): ReactNode {
  const { close } = useDialog();
  const state = useCallForm(options, close);
  const { form, busy, texts } = state;
  const isDirty = isFilled || form.isDirty();
  useUnloadGuard(isDirty);
  const mayClose = async () => !busy && (!isDirty || (await ask()));
  const leave = async () => {
    if (await mayClose()) close();
  };
  const before = { ...(options.before ?? options.values) };
  const place = { endpoint: options.endpoint, form: form as never, before, texts };
  return (
    <Dialog title={title} size={size} drawer={drawer} firm={isDirty} mayClose={mayClose}>
      <FormContext value={place}>
        <FormBody state={state}>
          {children}
          <DialogButtons sticky={drawer}>
            <Button variant="default" disabled={busy} onClick={() => void leave()}>
              取消
            </Button>
            <Button type="submit" loading={busy} disabled={!isReady}>
              {submit}
            </Button>
          </DialogButtons>
        </FormBody>
      </FormContext>
    </Dialog>
  );
}

interface BodyProps {
  state: Pick<CallForm<object>, 'body' | 'failures' | 'refusal' | 'submit'>;
  children: ReactNode;
}

const invalid = '[aria-invalid="true"], [data-invalid]';

function FormBody({ state: { body, failures, refusal, submit }, children }: BodyProps): ReactNode {
  // Read by the trap that holds the focus in the dialog: not the close button, the first field is to have it.
  useEffect(() => {
    const fields = body.current;
    if (!fields?.querySelector('[data-autofocus]')) {
      fields?.querySelector('input:not([type="hidden"])')?.setAttribute('data-autofocus', '');
    }
  }, [body]);
  // Not whenever the errors change: who mends one field while another is wrong goes on typing there.
  useEffect(() => {
    if (failures > 0) body.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [body, failures]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  // Where Enter ends a line.
  const onKeyDown = ({ key, ctrlKey, metaKey, target }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement) void submit();
  };
  return (
    <form ref={body} className={styles.form} onSubmit={send} onKeyDown={onKeyDown} noValidate>
      {refusal !== '' && <Notice tone="bad">{refusal}</Notice>}
      {children}
    </form>
  );
}
