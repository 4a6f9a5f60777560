import { inArray } from 'drizzle-orm';
import { listed } from '../database/lists.ts';
import type { Orm } from '../database/sandbox.ts';
import { wellbeingTexts } from '../database/wellbeing-tables.ts';
import { examResolvers } from './exam-reach.ts';
import { tradeResolvers } from './trade-reach.ts';

/** How it is found what ids belong to, of the areas that have a file of their own; what students write is its school's. */
export const furtherResolvers = (orm: Orm) => ({
  ...examResolvers(orm),
  ...tradeResolvers(orm),
  wellbeingText: orm
    .select({ id: wellbeingTexts.id, schoolId: wellbeingTexts.schoolId })
    .from(wellbeingTexts)
    .where(inArray(wellbeingTexts.id, listed('ids')))
    .prepare(),
});
