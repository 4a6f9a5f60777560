import type { importRefusals } from '../../vesta/shapes.ts';
import { given, type Case, type Impossible } from '../case.ts';
import type { FixtureName } from '../fixtures.ts';

const state = 'a school administrator whose school has classes with students and teachers';

interface Upload {
  state: typeof state;
  input: { schoolId: ReturnType<typeof given> };
  file: FixtureName;
}

/** Uploads a fixture to the school. */
export const uploaded = (file: FixtureName): Upload => ({ state, input: { schoolId: given('schoolId') }, file });

/** The refusals that every upload of a list shares. */
export const sheetRefusals = (wrongColumns: FixtureName, empty: FixtureName) =>
  ({
    noFile: uploaded('nothing'),
    notSheet: uploaded('text'),
    unreadable: uploaded('damaged'),
    wrongColumns: uploaded(wrongColumns),
    empty: uploaded(empty),
    tooManyRows: { impossible: 'A list of so many rows would make the pact too large.' },
  }) satisfies Record<keyof typeof importRefusals, Upload | Case | Impossible>;
