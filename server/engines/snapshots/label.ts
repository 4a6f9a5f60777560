import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { manifestSchema, type Manifest } from './manifest.ts';
import { draftOf, labelFile, snapshotFile } from './places.ts';
import type { Snapshot } from './tasks.ts';

/** Writes down what is known of a snapshot, whole or not at all. */
export function writeLabel(root: string, sandbox: string, { id, ...manifest }: Manifest & { id: string }): void {
  const file = labelFile(root, sandbox, id);
  const draft = draftOf(file);
  writeFileSync(draft, JSON.stringify(manifestSchema.parse(manifest)));
  renameSync(draft, file);
}

/** What is known of a snapshot; undefined where its file or that is gone. */
export function readLabel(root: string, sandbox: string, id: string): Snapshot | undefined {
  try {
    const { size } = statSync(snapshotFile(root, sandbox, id));
    return { id, bytes: size, ...manifestSchema.parse(JSON.parse(readFileSync(labelFile(root, sandbox, id), 'utf8'))) };
  } catch {
    return undefined;
  }
}
