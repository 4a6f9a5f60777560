import { pathOf, type DataOf, type Endpoint, type InputOf } from '../../contracts/endpoint.ts';
import { config } from './config.ts';
import { consoleKeyHeader } from './console-key.ts';

/** Milliseconds before a stream that broke off is opened again, each time twice as long up to the longest. */
const firstPause = 500;
const longestPause = 10_000;

/** Who hears of what a call tells as it comes. */
interface Hearer<E extends Endpoint> {
  onEvent: (data: DataOf<E>) => void;
  /** Whether the stream is open; each time that it opens it tells all from the beginning. */
  onOpen: (isOpen: boolean) => void;
}

/**
 * Listens to a call of the console that answers with events, until the signal aborts. By fetch, since the browser's own way sends
 * no key.
 */
export async function listen<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  hearer: Hearer<E>,
  signal: AbortSignal,
): Promise<void> {
  const url = `${pathOf(endpoint, config().paths)}?${new URLSearchParams(input as Record<string, string>)}`;
  for (let pause = firstPause; !signal.aborted; pause = Math.min(pause * 2, longestPause)) {
    const wasOpen = await hear(url, hearer, signal).catch(() => false);
    hearer.onOpen(false);
    if (wasOpen) pause = firstPause;
    await later(pause, signal);
  }
}

const later = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Hears one stream to its end; whether it was opened at all. */
async function hear<E extends Endpoint>(url: string, hearer: Hearer<E>, signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(url, { headers: consoleKeyHeader(), signal });
  if (!answer.ok || !answer.body) return false;
  hearer.onOpen(true);
  let text = '';
  const letters = new TextDecoder();
  const reader = answer.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += letters.decode(next.value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop()!;
    for (const event of events) {
      const data = dataOf(event);
      if (data !== '') hearer.onEvent(JSON.parse(data) as DataOf<E>);
    }
  }
  return true;
}

/** What an event holds; "" of one that only says that the server is there. */
const dataOf = (event: string): string =>
  event
    .split('\n')
    .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []))
    .join('\n');
