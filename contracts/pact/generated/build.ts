import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from '../../openapi/shapes.ts';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  rewriteRelativeImportExtensions: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** The types that openapi-typescript makes of the document. */
export async function typesOf(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(document), {
    // What has a default may be left out of what is sent.
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
  });
  return astToString(nodes);
}

/** Compiles a program next to the types that it imports as ./schema.ts; tells what the compiler objects to. */
export function compile(folder: string, types: string, source: string): string[] {
  const main = join(folder, 'program.ts');
  writeFileSync(join(folder, 'schema.ts'), types);
  writeFileSync(main, source);
  const program = ts.createProgram([main], options);
  program.emit();
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
