/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** What a caller hands in by field. */
export type Given = Record<string, Json>;
