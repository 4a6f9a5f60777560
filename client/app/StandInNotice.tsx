import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { getStandIn } from '../../contracts/account/stand-in.ts';
import { standIn } from '../api/stand-in.ts';
import { useCall } from '../api/use-call.ts';
import { useAction } from '../components/use-action.ts';
import {
  clockLine,
  endClock,
  endFaults,
  faultLines,
  hasConsole,
  ownSandbox,
  snapshotLine,
  type StandIn,
} from '../session/stand-in.ts';
import styles from './Shell.module.css';

/** Says what is not as it would be of a real server, so that nobody wonders, and ends it where the console may be used. */
export default function StandInNotice() {
  const { news, opensBy } = useSnapshot(standIn);
  const { data, mutate } = useCall(getStandIn, { sandbox: ownSandbox() }, { quiet: true });
  const seen = useRef(news);
  useEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    void mutate();
  }, [news, mutate]);
  if (!data) return null;
  return <Lines data={data} mayEnd={hasConsole(opensBy, location.hostname)} again={() => mutate()} />;
}

interface Props {
  data: StandIn;
  mayEnd: boolean;
  again: () => Promise<unknown>;
}

function Lines({ data, mayEnd, again }: Props) {
  const faults = faultLines(data).join('；');
  const [clock, snapshot] = [clockLine(data), snapshotLine(data)];
  if (faults + clock + snapshot === '') return null;
  return (
    <section className={styles.standIn} aria-label="演示环境">
      {faults !== '' && (
        <span>
          演示故障：{faults}
          {mayEnd && <End label="关掉" end={() => endFaults(data.sandbox).then(again)} />}
        </span>
      )}
      {clock !== '' && (
        <span>
          {clock}
          {/* All that was worked out by that clock is worked out anew. */}
          {mayEnd && <End label="回到真实时间" end={() => endClock(data.sandbox).then(() => location.reload())} />}
        </span>
      )}
      {snapshot !== '' && <span>{snapshot}</span>}
    </section>
  );
}

function End({ label, end }: { label: string; end: () => Promise<unknown> }) {
  const { run, busy } = useAction(end);
  return (
    <Button size="compact-xs" variant="subtle" ml={8} loading={busy} onClick={() => void run()}>
      {label}
    </Button>
  );
}
