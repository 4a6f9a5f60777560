import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { getStandIn } from '../../contracts/account/stand-in.ts';
import { call } from '../api/call.ts';
import { standIn } from '../api/stand-in.ts';
import {
  clockLine,
  endClock,
  endFaults,
  faultLines,
  hasConsole,
  snapshotLine,
  type StandIn,
} from '../session/stand-in.ts';

const nothing = (): undefined => undefined;

/** Says what is not as it would be of a real server in the sandbox that people are about to enter. */
export function StandInLines({ sandbox }: { sandbox: string | undefined }) {
  const [data, setData] = useState<StandIn>();
  const [round, setRound] = useState(0);
  const { opensBy } = useSnapshot(standIn);
  useEffect(() => {
    const left = new AbortController();
    // Who offers the accounts tells of a sandbox that is not there; another account service has no such call.
    void call(getStandIn, { sandbox }, { quiet: true, signal: left.signal }).then(setData, nothing);
    return () => left.abort();
  }, [sandbox, round]);
  if (!data) return null;
  const mayEnd = hasConsole(opensBy, location.hostname);
  const end = (act: (sandbox: string) => Promise<unknown>) =>
    void act(data.sandbox).then(() => setRound((one) => one + 1), nothing);
  const lines = [
    { text: faultLines(data).join('；'), lead: '演示故障：', label: '关掉', act: endFaults },
    { text: clockLine(data), lead: '', label: '回到真实时间', act: endClock },
    { text: snapshotLine(data), lead: '', label: '', act: undefined },
  ].filter(({ text }) => text !== '');
  if (lines.length === 0) return null;
  return (
    <section className="stand-in" aria-label="演示环境">
      {lines.map(({ text, lead, label, act }) => (
        <p key={label}>
          {lead}
          {text}
          {mayEnd && act && (
            <button type="button" className="plain" onClick={() => end(act)}>
              {label}
            </button>
          )}
        </p>
      ))}
    </section>
  );
}
