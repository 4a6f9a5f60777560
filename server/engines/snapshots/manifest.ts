import * as z from 'zod';

/** Why a snapshot was taken: by hand, before a restoring, by the clock, or it came as a file. */
const whys = ['hand', 'before', 'regular', 'upload'] as const;

/** What a snapshot says of itself. */
export const manifestSchema = z.object({
  format: z.literal('understudy-snapshot'),
  version: z.int().min(1),
  /** The sandbox that it was taken of. */
  sandbox: z.string().max(40),
  title: z.string().max(60),
  why: z.enum(whys),
  /** `yyyy-MM-dd HH:mm:ss` of the system's time, and of the sandbox's clock. */
  createTime: z.string().max(19),
  moment: z.string().max(19),
  /** What tells the key of sealed texts from another; "" where nothing is sealed. */
  key: z.string().max(40),
  /** Files of documents. */
  files: z.int().min(0),
  /** When the database was last written to, in milliseconds, by which later changes are told. */
  writtenAt: z.number(),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The version of the format that this one writes; later ones are refused. */
export const formatVersion = 1;

/** The names of the parts of a snapshot. */
export const parts = {
  manifest: 'manifest.json',
  database: 'database.sqlite',
  log: 'database.sqlite-wal',
  key: 'key',
  about: 'about.json',
} as const;

/** Where a file of a document stands in it. */
export const partOfFile = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`;

const filePattern = /^files\/([0-9a-f]{2})\/(\1[0-9a-f]{62})$/;

/** The hash of the file that a part holds; undefined of other parts. */
export const hashIn = (part: string): string | undefined => filePattern.exec(part)?.[2];
