import type { Endpoint } from '../../endpoint.ts';
import type { CasesFor } from '../case.ts';

/** Cases for every call that a contract module declares. */
export type CasesOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? CasesFor<Module[Name]>
    : never;
};
