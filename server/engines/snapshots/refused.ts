import { isDiskFull } from '../../database/passing.ts';
import { ZipFull } from './packer.ts';

/** Why a file is not taken for a snapshot, or nothing is done with one. */
export type Refusal =
  'notSnapshot' | 'newer' | 'damaged' | 'foreign' | 'otherKey' | 'tooLarge' | 'gone' | 'taken' | 'full' | 'noDisk';

/** What people are told of it. */
export class SnapshotRefused extends Error {
  override name = 'SnapshotRefused';

  constructor(readonly rule: Refusal) {
    super(rule);
  }
}

/** What an error of this work is told as; undefined of a fault. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof SnapshotRefused) return error.rule;
  if (error instanceof ZipFull) return 'tooLarge';
  return isDiskFull(error) ? 'noDisk' : undefined;
}
