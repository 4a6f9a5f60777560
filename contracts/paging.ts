import * as z from 'zod';
import { record } from './fields.ts';

/** The largest page; a larger size is clamped to it. */
const maxPageSize = 500;

const columnList = (label: string, columns: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => value.split(',').every((column) => columns.includes(column)),
      `只能按 ${columns.join('、')} 排序`,
    )
    .optional()
    .meta({ description: label, 'x-columns': columns });

/** Query of a paged list: `current` from 1, `size` up to 500, `ascs` and `descs` as comma lists of `columns`. */
export const pageInput = <S extends z.core.$ZodLooseShape>(columns: readonly [string, ...string[]], filters: S) =>
  z.object({
    ...filters,
    current: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1).meta({ description: '页码' }),
    size: z.coerce
      .number<number | string>()
      .int()
      .min(1)
      .transform((size) => Math.min(size, maxPageSize))
      .default(10)
      .meta({ description: `每页条数，最多 ${maxPageSize}` }),
    ascs: columnList('升序列', columns),
    descs: columnList('降序列', columns),
  });

/** The columns by which a read can be sorted. */
export const sortColumnsOf = (input: z.ZodObject): readonly string[] =>
  ((input.shape['ascs'] as z.ZodType | undefined)?.meta()?.['x-columns'] as readonly string[] | undefined) ?? [];

/** Whether a read answers page by page. */
export const isPaged = (input: z.ZodObject): boolean => 'ascs' in input.shape;

/** Data of a paged list. Only records, total, size, current and pages may be relied on. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  record({
    records: z.array(item).meta({ description: '本页记录' }),
    total: z.int().min(0).meta({ description: '总条数' }),
    size: z.int().meta({ description: '每页条数' }),
    current: z.int().meta({ description: '页码' }),
    orders: z.array(z.never()),
    optimizeCountSql: z.boolean(),
    searchCount: z.boolean(),
    maxLimit: z.int(),
    countId: z.string(),
    pages: z.int().min(0).meta({ description: '总页数' }),
  });

/** The query of any paged list. */
export interface PageRequest {
  current: number;
  size: number;
  ascs?: string | undefined;
  descs?: string | undefined;
}

/** One page of records. */
export type Page<T> = Omit<z.output<ReturnType<typeof pageOf<z.ZodType<T>>>>, 'records'> & { records: T[] };

/** Wraps one page of records as the services do. */
export const page = <T>(records: T[], total: number, { current, size }: PageRequest): Page<T> => ({
  records,
  total,
  size,
  current,
  orders: [],
  optimizeCountSql: true,
  searchCount: true,
  maxLimit: -1,
  countId: '',
  pages: Math.ceil(total / size),
});
