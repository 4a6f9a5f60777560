import type { Endpoint } from '../../endpoint.ts';
import type { CallCases } from '../case.ts';

/** Cases for every call that a contract module declares. */
export type CasesOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] extends Endpoint
    ? CallCases<Module[Name]>
    : never;
};
