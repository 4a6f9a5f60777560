/** Where a program is that works beside the server, and the arguments that it starts with. */
export interface Entry {
  file: URL;
  argv?: string[];
}

/**
 * Where such a program is: the build puts its bundle under `name` beside the server's, and its source needs a loader first.
 * `source` is relative to the server's folder.
 */
export const entryOf = (name: string, source: string): Entry =>
  import.meta.url.endsWith('.ts')
    ? {
        file: new URL('./from-sources.mjs', import.meta.url),
        argv: [new URL(`../${source}`, import.meta.url).href],
      }
    : { file: new URL(`./${name}.js`, import.meta.url) };
