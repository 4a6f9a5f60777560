import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { confirm } from '../dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { useDialog } from '../dialog/dialogs.ts';
import { Notice } from '../state/Notice.tsx';
import { FormContext } from './form-context.ts';
import { useEndpointForm, type EndpointForm, type FormOptions } from './use-endpoint-form.ts';
import styles from './form.module.css';

interface Props<E extends Endpoint> extends FormOptions<E> {
  title: string;
  /** The label of the button that sends. */
  submit?: string;
  size?: 'sm' | 'md' | 'lg';
  /** The fields. */
  children: ReactNode;
}

/** Asks whether what was filled in may be lost. */
export const mayDiscard = () =>
  confirm({ title: '放弃修改', message: '已填写的内容还没有保存，离开后将丢失。', action: '放弃', danger: true });

/** A dialog with a form over one call: Enter sends, Escape leaves and asks first, errors are under their fields. It resolves with the call's data. */
export function FormDialog<E extends Endpoint>({
  title,
  submit = '保存',
  size = 'md',
  children,
  ...options
}: Props<E>): ReactNode {
  const { close } = useDialog();
  const form = useEndpointForm(options);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const data = form.busy ? undefined : await form.send();
    if (data !== undefined) close(data);
  };
  return (
    <Dialog title={title} size={size} firm={form.dirty} mayClose={() => !form.busy && (!form.dirty || mayDiscard())}>
      <FormContext value={{ ...form, endpoint: options.endpoint, initial: options.values }}>
        <FormBody form={form} onSubmit={(event) => void send(event)}>
          {children}
          <DialogButtons>
            <Button variant="default" disabled={form.busy} onClick={() => (form.dirty ? void leave(close) : close())}>
              取消
            </Button>
            <Button type="submit" loading={form.busy}>
              {submit}
            </Button>
          </DialogButtons>
        </FormBody>
      </FormContext>
    </Dialog>
  );
}

const leave = async (close: () => void) => (await mayDiscard()) && close();

interface BodyProps {
  form: EndpointForm<unknown>;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}

function FormBody({ form: { failures, refusal }, onSubmit, children }: BodyProps): ReactNode {
  const body = useRef<HTMLFormElement>(null);
  // Read by the trap that holds the focus in the dialog: not the close button, the first field is to have it.
  useEffect(() => body.current?.querySelector('input:not([type="hidden"])')?.setAttribute('data-autofocus', ''), []);
  // Not whenever the errors change: who mends one field while another is wrong goes on typing there.
  useEffect(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [failures]);
  return (
    <form ref={body} className={styles.form} onSubmit={onSubmit} noValidate>
      {refusal !== '' && <Notice tone="bad">{refusal}</Notice>}
      {children}
    </form>
  );
}
