import { ScriptSteps } from '../components/script/ScriptSteps.tsx';
import { keepTicks, nextStep, readTicks, scriptName, scriptOf } from '../session/script.ts';
import type { Persona } from './PersonaCard.tsx';

interface Props {
  persona: Persona;
  busy: boolean;
  onGo: () => void;
  onClose: () => void;
}

/** What to show as a persona in ten minutes, and the way in to show it. */
export function ScriptPanel({ persona, busy, onGo, onClose }: Props) {
  const { name, roleNames } = persona;
  const script = scriptName(persona);
  const next = nextStep(script);
  return (
    <aside className="script" aria-label={`十分钟脚本，${name}`}>
      <header>
        <h2>十分钟脚本</h2>
        <span className="badge">
          {roleNames.length > 2 ? '' : roleNames.join('、')} {name}
        </span>
        <button type="button" className="plain" aria-label="关闭脚本" onClick={onClose}>
          ×
        </button>
      </header>
      <ScriptSteps
        key={script}
        steps={scriptOf(script)}
        ticked={readTicks(script)}
        onTick={(ticks) => keepTicks(script, ticks)}
      />
      <footer>
        <button type="button" className="go" disabled={busy} onClick={onGo}>
          {next === 0 ? '从头开始' : `从第 ${next + 1} 步继续`}
        </button>
        <button type="button" className="second" onClick={() => window.print()}>
          打印
        </button>
      </footer>
    </aside>
  );
}
