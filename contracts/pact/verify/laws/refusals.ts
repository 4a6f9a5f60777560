import type { Law } from './law.ts';

/** What a server must refuse, beyond the planned cases. */
export const refusalLaws = (): Law[] => [];
