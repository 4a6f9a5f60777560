import { resolve } from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { complement } from './glyphs.ts';
import type { Materials } from './materials.ts';
import { templates } from './templates/library.ts';
import { printTemplate } from './templates/print.ts';
import { compileSource, createCompiler } from './typst.ts';

const mostRemembered = 20_000;

/** ASCII, and the letters of Latin-1 and its extensions without its signs. */
const latin = '\\\\x{20}-\\\\x{7e}\\\\x{c0}-\\\\x{d6}\\\\x{d8}-\\\\x{f6}\\\\x{f8}-\\\\x{24f}';

/** A compiler with our templates; what it reads exists in memory only. */
export class Typesetter {
  private readonly compiler: NodeCompiler = createCompiler();
  private readonly sound = new Set<string>();

  constructor() {
    const codes = [...complement()].map((code) => `\\\\x{${code.toString(16)}}`).join('');
    const sets = { complement: codes, letters: latin + codes };
    const rows = Object.entries(sets).map(([name, set]) => `#let ${name} = regex("[${set}]")`);
    this.put('/complement.typ', Buffer.from(rows.join('\n')));
    for (const [name, source] of Object.entries(templates)) this.put(`/${name}.typ`, Buffer.from(source));
  }

  /** Sets a document from its data, as the preparations make it. */
  set(data: object): NodeTypstDocument {
    this.put('/document.json', Buffer.from(JSON.stringify(data)));
    const compiled = compileSource(this.compiler, printTemplate);
    if ('problem' in compiled) throw new Error(compiled.problem);
    return compiled.document;
  }

  /** What a document holds under a label. */
  query<T>(document: NodeTypstDocument, label: string): T[] {
    return this.compiler.query(document, { selector: `<${label}>`, field: 'value' }) as T[];
  }

  /** The bytes of a PDF, in memory of their own, so that they can be handed over to another thread. */
  pdf(document: NodeTypstDocument): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.compiler.pdf(document));
  }

  /** Puts the pictures of a document among the sources; gives the paths of those that cannot be read. */
  addFigures({ figures }: Materials): string[] {
    for (const [path, bytes] of figures) this.put(path, bytes);
    return this.faultsOf(
      [...figures.keys()],
      (path) => `#image("${path}")`,
      (document) => this.isPdf(document),
    );
  }

  /** The LaTeX of formulas whose conversion is none that can be set. */
  faultyFormulas({ formulas }: Materials): string[] {
    const unknown = [...formulas.keys()].filter((tex) => !this.sound.has(tex));
    const faulty = this.faultsOf(unknown, (tex) => `#run((math: ${JSON.stringify(formulas.get(tex))}))`);
    if (this.sound.size > mostRemembered) this.sound.clear();
    for (const tex of unknown) if (!faulty.includes(tex)) this.sound.add(tex);
    return faulty;
  }

  /** Forgets what setting documents has left behind: hundreds of pages take hundreds of megabytes. */
  forget(): void {
    this.compiler.evictCache(0);
  }

  /** Forgets a document with its pictures. */
  tidy({ figures }: Materials): void {
    for (const path of figures.keys()) this.compiler.unmapShadow(placeOf(path));
    this.forget();
  }

  /** Some drawings are taken, and then cannot be written. */
  private isPdf(document: NodeTypstDocument): boolean {
    try {
      return this.compiler.pdf(document).length > 0;
    } catch {
      return false;
    }
  }

  private faultsOf(
    items: readonly string[],
    expression: (item: string) => string,
    isFine: (document: NodeTypstDocument) => boolean = () => true,
  ): string[] {
    const stands = (tried: readonly string[]): boolean => {
      const source = tried.map((item) => expression(item)).join('\n');
      const compiled = compileSource(this.compiler, `#import "/base.typ": *\n#show: base\n${source}`);
      return 'document' in compiled && isFine(compiled.document);
    };
    return items.length === 0 || stands(items) ? [] : items.filter((item) => !stands([item]));
  }

  private put(path: string, bytes: Buffer): void {
    this.compiler.mapShadow(placeOf(path), bytes);
  }
}

/** Typst takes the folder in which the process runs for its root. */
const placeOf = (path: string): string => resolve(`.${path}`);
