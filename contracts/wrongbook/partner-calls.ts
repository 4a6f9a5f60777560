import * as figures from './figures.ts';
import * as partner from './partner.ts';

/** The calls for who looks after schools by name. */
export const partnerCalls = { ...partner, ...figures };
