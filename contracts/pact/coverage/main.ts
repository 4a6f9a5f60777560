import { pinnedInPacts } from './coverage.ts';
import { coverageGate } from './gate.ts';

process.exitCode = coverageGate(pinnedInPacts(), (line) => process.stdout.write(`${line}\n`));
