import { Readable } from 'node:stream';
import type { Rings } from './ring.ts';
import type { Watching } from './watching.ts';

/** The most pages that look at a time. */
const mostStreams = 100;

/** Milliseconds for which requests are gathered, so that a storm of them is told in few events. */
const gathered = 200;

/** Requests of one event. */
const mostAtOnce = 50;

/** Milliseconds after which a stream that has nothing to say says that it is there. */
const silence = 15_000;

/** Bytes that may wait to be sent; who takes them slowly is told the rest later. */
const mostWaiting = 262_144;

interface Stream {
  sandbox: string;
  out: Readable;
  /** Number of the last request that was told. */
  told: number;
  leave: () => void;
}

/** Tells pages of requests as they come: none of another sandbox, and never more at a time than a page takes. */
export class Streams {
  private readonly streams = new Set<Stream>();
  private beat: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;

  constructor(
    private readonly rings: Rings,
    private readonly watching: Watching,
  ) {}

  /** Events of what is kept of a sandbox and of what comes; undefined where too many pages look. Ends when nobody reads any more. */
  open(sandbox: string): Readable | undefined {
    if (this.streams.size >= mostStreams) return undefined;
    const out = new Readable({
      read: () => this.go(stream),
      destroy: (_error, done) => (this.end(stream), done(null)),
    });
    const stream: Stream = { sandbox, out, told: 0, leave: this.watching.open(sandbox) };
    this.streams.add(stream);
    this.beat ??= setInterval(() => this.sayAll(':\n\n'), silence).unref();
    // So that a page knows at once that it is heard.
    out.push(': open\n\n');
    this.go(stream);
    return out;
  }

  /** Says that there is something new of a sandbox. */
  tell(sandbox: string): void {
    if (this.soon || ![...this.streams].some((stream) => stream.sandbox === sandbox)) return;
    this.soon = setTimeout(() => {
      this.soon = undefined;
      for (const stream of this.streams) this.go(stream);
    }, gathered);
  }

  /** Says that nothing of a sandbox is kept any more: an event without requests. */
  clear(sandbox: string): void {
    for (const stream of this.streams) if (stream.sandbox === sandbox) stream.out.push('data: []\n\n');
  }

  /** Ends all. */
  close(): void {
    clearTimeout(this.soon);
    for (const { out } of this.streams) out.push(null);
  }

  private go(stream: Stream): void {
    const ring = this.rings.of(stream.sandbox);
    while (stream.out.readableLength < mostWaiting) {
      const { requests, last } = ring.after(stream.told, mostAtOnce);
      if (requests.length === 0) return;
      stream.told = last;
      const list = requests.map(({ summary }) => summary);
      stream.out.push(`id: ${last}\ndata: ${JSON.stringify(list)}\n\n`);
    }
  }

  private sayAll(text: string): void {
    for (const { out } of this.streams) if (out.readableLength < mostWaiting) out.push(text);
  }

  private end(stream: Stream): void {
    if (!this.streams.delete(stream)) return;
    stream.leave();
    if (this.streams.size > 0) return;
    clearInterval(this.beat);
    this.beat = undefined;
  }
}
