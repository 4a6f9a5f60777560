/** Whether a row is not there, or has other values than these: what is the same is not written, so that what was read of it holds. */
export const differs = <Wanted extends object>(
  row: { readonly [K in keyof Wanted]?: unknown } | undefined,
  wanted: Wanted,
): boolean => row === undefined || (Object.keys(wanted) as (keyof Wanted)[]).some((key) => row[key] !== wanted[key]);
