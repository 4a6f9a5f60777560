import { describe, expect, it } from 'vitest';
import { coverageOf, missingIn, pinnedInPacts, type CallCoverage } from './coverage/coverage.ts';
import { coverageGate } from './coverage/gate.ts';
import { services } from './folder.ts';

// Whether the pacts leave nothing out: every call with every case that it must have or has planned.

const pinned = pinnedInPacts();
const coverage = coverageOf(pinned);

describe('the pacts', () => {
  it('are one for each service', () => {
    expect([...pinned.keys()].sort()).toEqual([...services].sort());
  });

  it.each(coverage.map((one): [string, CallCoverage] => [one.call, one]))('pin %s in every case', (_, one) => {
    expect(missingIn([one])).toEqual([]);
  });
});

describe('the gate', () => {
  /** What it prints, as one text, and its exit code. */
  function gate(known: typeof pinned): { text: string; code: number } {
    const lines: string[] = [];
    const code = coverageGate(known, (line) => lines.push(line));
    return { text: lines.join('\n'), code };
  }

  it('names each case that is missing', () => {
    const juno = new Set([...pinned.get('juno')!].filter((name) => name !== 'listMyRoles: empty'));
    const minerva = new Set<string>();
    const { text, code } = gate(new Map([...pinned, ['juno', juno], ['minerva', minerva]]));
    expect(code).toBe(1);
    expect(text).toContain('juno listMyRoles: empty');
    expect(text).toContain('minerva listWorkbooks: success');
    expect(text).not.toContain('juno listMyRoles: success');
  });

  it('counts what is declared impossible, with the reason', () => {
    const { text } = gate(pinned);
    expect(text).toMatch(/○ 2：Every school has the grades of its stage\./);
    expect(text).toMatch(/^listMyRoles +✓ +· +· +✓ +· +· +✓ +·$/m);
    expect(text).toMatch(/^removeTeacher .*✓self ○lastAdmin$/m);
  });
});
