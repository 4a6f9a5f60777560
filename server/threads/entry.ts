/**
 * Where a thread's program is: the build puts its bundle under `name` beside the server's, and its source needs a loader
 * first. `source` is relative to the server's folder.
 */
export const threadEntry = (name: string, source: string): { file: URL; data?: object } =>
  import.meta.url.endsWith('.ts')
    ? {
        file: new URL('./from-sources.mjs', import.meta.url),
        data: { program: new URL(`../${source}`, import.meta.url).href },
      }
    : { file: new URL(`./${name}.js`, import.meta.url) };
