import { useCallback, useEffect, useRef, useState } from 'react';
import { getRestorePlan, getSampleStudents, restoreSandbox } from '../../contracts/account/restoring.ts';
import type { DataOf } from '../../contracts/endpoint.ts';
import { call } from '../api/call.ts';
import { now } from '../api/clock.ts';
import { download } from '../api/download.ts';
import { reasonOf } from './LoginForm.tsx';
import { doneText, lossText, sumOf, whenText } from './restore-texts.ts';

type Plan = DataOf<typeof getRestorePlan>;
type State = { at: 'idle' | 'asking' | 'running' } | { at: 'done' | 'failed'; text: string };

/** What has changed in the demonstration, and the way back to its beginning. */
export function Restoring({ sandbox, onRestored }: { sandbox: string | undefined; onRestored: () => void }) {
  const [plan, setPlan] = useState<Plan>();
  const [state, setState] = useState<State>({ at: 'idle' });
  const read = useCallback(
    () => call(getRestorePlan, { sandbox }, { quiet: true }).then(setPlan, () => setPlan(undefined)),
    [sandbox],
  );
  useEffect(() => void read(), [read]);
  if (!plan?.isOffered) return null;

  const ask = async () => {
    await read();
    setState({ at: 'asking' });
  };
  const restore = async () => {
    setState({ at: 'running' });
    try {
      setState({ at: 'done', text: doneText(await call(restoreSandbox, { sandbox }, { quiet: true })) });
      onRestored();
      await read();
    } catch (error) {
      setState({ at: 'failed', text: reasonOf(error) });
    }
  };
  const changes = sumOf(plan);
  return (
    <footer className="restoring">
      <strong>演示数据</strong>
      {changes > 0 && <span className="changed">有 {changes} 处改动</span>}
      {plan.restoredAt !== '' && <span>上次恢复：{whenText(plan.restoredAt, now())}</span>}
      <span role="status" className={state.at}>
        {'text' in state ? state.text : ''}
      </span>
      <button
        type="button"
        className="second"
        onClick={() => void download(getSampleStudents, {}, { name: '启明助教', label: '样例学生名单' })}
      >
        样例学生名单
      </button>
      <button type="button" className="second" disabled={state.at === 'running'} onClick={() => void ask()}>
        {state.at === 'running' ? '正在恢复…' : '恢复演示数据'}
      </button>
      {state.at === 'asking' && (
        <Question plan={plan} onCancel={() => setState({ at: 'idle' })} onConfirm={() => void restore()} />
      )}
    </footer>
  );
}

interface QuestionProps {
  plan: Plan;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks first; the safe button has the focus. */
function Question({ plan, onCancel, onConfirm }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="restore-title" onClose={onCancel}>
      <h2 id="restore-title">恢复到演示的初始状态？</h2>
      <p>{lossText(plan)}</p>
      <p className="buttons">
        <button type="button" className="second" autoFocus onClick={onCancel}>
          取消
        </button>
        <button type="button" className="second danger" onClick={onConfirm}>
          恢复
        </button>
      </p>
    </dialog>
  );
}
