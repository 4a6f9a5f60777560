import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PactV4 } from '@pact-foundation/pact';
import type { Service } from '../endpoint.ts';
import { pactFileName, pactFileOf, readPact } from './folder.ts';
import { pactOf } from './interaction.ts';

/** Interactions in a part. */
const partSize = 40;

/**
 * The pact of a service, written in parts and joined at the end: Pact reads and writes its whole file for each interaction,
 * which takes longer the more there are.
 */
export class PactParts {
  private readonly folder = mkdtempSync(join(tmpdir(), 'understudy-pact-'));
  private readonly parts: PactV4[] = [];
  private count = 0;

  constructor(private readonly service: Service) {}

  /** The part to which the next interaction belongs. */
  next(): PactV4 {
    if (this.count++ % partSize === 0) this.parts.push(pactOf(this.service, this.folderOf(this.parts.length)));
    return this.parts.at(-1)!;
  }

  /** Writes the pact anew. */
  join(): void {
    const [first, ...others] = this.parts.map((_, index) =>
      readPact(join(this.folderOf(index), pactFileName(this.service))),
    );
    const interactions = [first!, ...others]
      .flatMap((part) => part.interactions)
      .sort((a, b) => (a.description < b.description ? -1 : 1));
    writeFileSync(pactFileOf(this.service), JSON.stringify({ ...first, interactions }, null, 2));
    rmSync(this.folder, { recursive: true });
  }

  private folderOf(index: number): string {
    return join(this.folder, String(index));
  }
}
