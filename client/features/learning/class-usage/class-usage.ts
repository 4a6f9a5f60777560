import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getClassUsage } from '../../../../contracts/wrongbook/class-usage.ts';

/** How some classes use the product. */
export type ClassUsage = DataOf<typeof getClassUsage>;

/** What a class did. */
export type UsedClass = ClassUsage['classes'][number];

/** What a student did. */
export type UsedStudent = ClassUsage['students'][number];

/** A count of a whole; null where there is no whole. */
export const shareOf = (count: number, whole: number): number | null => (whole === 0 ? null : count / whole);
