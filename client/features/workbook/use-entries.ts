import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveEntry } from '../../../contracts/wrongbook/workbooks.ts';
import { call } from '../../api/call.ts';
import { attempt } from '../../components/use-action.ts';
import { draftOf, type Draft, type Entry, type EntryPage } from './entry.ts';

/** Milliseconds after the last key until what was written is saved. */
const pause = 800;

/** What somebody writes on a page, saved as it is written. */
export function useEntries(page: EntryPage) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [isSaved, setSaved] = useState(false);
  const waiting = useRef(new Map<string, Draft>());
  const versions = useRef(new Map<string, number>());
  const running = useRef(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // What could not be saved waits for the next time, unless something newer does.
  const keep = (batch: readonly (readonly [string, Draft])[]) => {
    for (const [id, draft] of batch) if (!waiting.current.has(id)) waiting.current.set(id, draft);
  };

  const saveOne = async (id: string, draft: Draft): Promise<void> => {
    const known = page.questions.find((one) => one.id === id)?.version ?? 0;
    const version = Math.max(known, versions.current.get(id) ?? 0);
    const saved = await call(saveEntry, { workbookPageId: page.id, workbookQuestionId: id, version, ...draft });
    versions.current.set(id, saved.version);
    setSaved(waiting.current.size === 0);
  };

  /** Saves what waits, one after the other; false where something could not be saved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current);
    const batch = [...waiting.current];
    waiting.current.clear();
    running.current = running.current.then(async () => {
      const done = await attempt(async () => {
        while (batch.length > 0) {
          await saveOne(...batch[0]!);
          batch.shift();
        }
      });
      if (!done) keep(batch);
      return done;
    });
    return running.current;
  };

  const leave = useEffectEvent(() => void flush());
  useEffect(() => () => leave(), []);

  const of = (entry: Entry): Draft => drafts[entry.id] ?? draftOf(entry);
  const change = (entry: Entry, patch: Partial<Draft>) => {
    const next = { ...of(entry), ...patch };
    setDrafts((before) => ({ ...before, [entry.id]: next }));
    waiting.current.set(entry.id, next);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pause);
  };
  return { of, change, flush, isSaved };
}

export type Entries = ReturnType<typeof useEntries>;
