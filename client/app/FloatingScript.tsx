import { useState } from 'react';
import { ScriptSteps } from '../components/script/ScriptSteps.tsx';
import { floatingScript, floatScript } from '../session/floating-script.ts';
import { keepTicks, readTicks, scriptOf } from '../session/script.ts';
import styles from './FloatingScript.module.css';

/** The script of the persona that a trainer has come in as, over the product; it can be folded and closed. */
export default function FloatingScript() {
  const [script, setScript] = useState(floatingScript);
  const [isFolded, fold] = useState(false);
  const steps = scriptOf(script);
  if (steps.length === 0) return null;
  const close = () => {
    floatScript('');
    setScript('');
  };
  return (
    <aside className={styles.panel} aria-label="十分钟脚本" data-screen-only>
      <header>
        <strong>十分钟脚本</strong>
        <button type="button" aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>
          {isFolded ? '展开' : '收起'}
        </button>
        <button type="button" aria-label="关闭脚本" onClick={close}>
          ×
        </button>
      </header>
      {!isFolded && (
        <ScriptSteps steps={steps} ticked={readTicks(script)} onTick={(ticks) => keepTicks(script, ticks)} />
      )}
    </aside>
  );
}
