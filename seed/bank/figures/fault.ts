/** A fault in parameters that fit their schema, at a field. */
export class FigureFault extends Error {
  constructor(
    readonly path: readonly (string | number)[],
    message: string,
  ) {
    super(message);
  }
}
