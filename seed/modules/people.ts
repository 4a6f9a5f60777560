import type { SeedModule } from '../world.ts';
import { graduatesModule } from './graduates.ts';
import { personasModule } from './personas.ts';
import { staffModule } from './staff.ts';
import { studentsModule } from './students.ts';

/** Who is in the schools: personas choose their lessons before the staff do. */
export const peopleModules: SeedModule[] = [personasModule, staffModule, studentsModule, graduatesModule];
