import { useId, useRef, useState, type FormEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { CallError } from '../api/errors.ts';
import { useAction } from '../components/use-action.ts';
import { signIn, type LoginAddress } from './sign-in.ts';

interface Errors {
  account?: string;
  password?: string;
}

const missing = (account: string, password: string): Errors => ({
  ...(account === '' && { account: '请输入账号' }),
  ...(password === '' && { password: '请输入密码' }),
});

/** Account and password; Enter submits, and what the server refuses stands under the password. */
export function LoginForm({ address }: { address: LoginAddress }) {
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [shown, setShown] = useState(false);

  const show = (found: Errors) => {
    setErrors(found);
    (found.account ? account : password).current?.focus();
  };
  const { run, busy } = useAction(async () => {
    const given = [account.current?.value.trim() ?? '', password.current?.value ?? ''] as const;
    const found = missing(...given);
    if (found.account || found.password) return show(found);
    setErrors({});
    await signIn(...given, address).catch((error: unknown) => show({ password: reasonOf(error) }));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };

  return (
    <form onSubmit={submit} noValidate>
      <Field ref={account} label="账号" name="username" autoComplete="username" error={errors.account} autoFocus />
      <Field
        ref={password}
        label="密码"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        error={errors.password}
      >
        <button type="button" className="reveal" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? '隐藏' : '显示'}
          <span className="hidden">密码</span>
        </button>
      </Field>
      <button type="submit" className="submit" disabled={busy}>
        {busy ? '正在登录…' : '登录'}
      </button>
    </form>
  );
}

/** What a failed sign-in tells the person. */
export const reasonOf = (error: unknown): string =>
  error instanceof CallError ? error.message : '登录没有成功，请重试';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  children?: ReactNode;
}

function Field({ label, error, children, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-error`} {...input} />
        {children}
      </div>
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
    </div>
  );
}
