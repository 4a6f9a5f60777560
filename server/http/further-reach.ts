import type { Orm } from '../database/sandbox.ts';
import { examResolvers } from './exam-reach.ts';
import { tradeResolvers } from './trade-reach.ts';

/** How it is found what ids belong to, of the areas that have a file of their own. */
export const furtherResolvers = (orm: Orm) => ({ ...examResolvers(orm), ...tradeResolvers(orm) });
