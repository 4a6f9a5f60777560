import type { SeedModule } from '../world.ts';
import { assignmentsModule } from './assignments.ts';
import { channelModules } from './channels.ts';
import { documentsModule } from './documents.ts';
import { edgeCasesModule } from './edge-cases.ts';
import { examsModule } from './exams.ts';
import { graduatesModule } from './graduates.ts';
import { mistakesModule } from './mistakes.ts';
import { partnersModule } from './partners.ts';
import { personasModule } from './personas.ts';
import { questionsModule } from './questions.ts';
import { schoolsModule } from './schools.ts';
import { staffModule } from './staff.ts';
import { studentsModule } from './students.ts';
import { wellbeingModule } from './wellbeing.ts';
import { workbooksModule } from './workbooks.ts';

/** The parts of the world, in the order in which they need one another: personas choose their lessons before the staff do. */
export const modules: SeedModule[] = [
  partnersModule,
  schoolsModule,
  personasModule,
  staffModule,
  studentsModule,
  graduatesModule,
  edgeCasesModule,
  documentsModule,
  questionsModule,
  workbooksModule,
  assignmentsModule,
  examsModule,
  mistakesModule,
  wellbeingModule,
  ...channelModules,
];
