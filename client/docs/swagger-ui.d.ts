// The package describes its common script only, which no bundler of pages takes.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Viewer {
    /** Sends a key with all calls that ask for one. */
    preauthorizeApiKey: (scheme: string, key: string) => void;
  }

  export default function SwaggerUI(options: Record<string, unknown>): Viewer;
}
