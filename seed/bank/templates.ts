import type { Templates } from './bank.ts';
import { geography } from './humanities/index.ts';
import { english } from './languages/index.ts';
import { maths } from './maths/index.ts';
import { biology } from './science/biology/index.ts';
import { chemistry } from './science/chemistry/index.ts';
import { physics } from './science/physics/index.ts';

/** What is made of templates, by subject. */
export const templates: Readonly<Record<string, readonly Templates[]>> = {
  2: maths,
  3: [english],
  4: physics,
  5: chemistry,
  6: biology,
  9: [geography],
};
