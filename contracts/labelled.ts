import type * as z from 'zod';

/** A field with its Chinese label, which errors and documents show. */
export const labelled = <T extends z.ZodType>(schema: T, label: string): T => schema.meta({ description: label });
