import type { SeedModule } from '../world.ts';
import { assignmentsModule } from './assignments.ts';
import { channelModules } from './channels.ts';
import { documentsModule } from './documents.ts';
import { edgeCasesModule } from './edge-cases.ts';
import { examsModule } from './exams.ts';
import { mistakesModule } from './mistakes.ts';
import { partnersModule } from './partners.ts';
import { peopleModules } from './people.ts';
import { ownQuestionsModule } from './own-questions-module.ts';
import { questionsModule } from './questions.ts';
import { schoolsModule } from './schools.ts';
import { wellbeingModule } from './wellbeing.ts';
import { workbooksModule } from './workbooks.ts';

/** The parts of the world, in the order in which they need one another. */
export const modules: SeedModule[] = [
  partnersModule,
  schoolsModule,
  ...peopleModules,
  edgeCasesModule,
  documentsModule,
  questionsModule,
  ownQuestionsModule,
  workbooksModule,
  assignmentsModule,
  examsModule,
  mistakesModule,
  wellbeingModule,
  ...channelModules,
];

/** What a world has that gets its schools and people from elsewhere. */
export const bankModules: SeedModule[] = [questionsModule];
