import * as z from 'zod';
import { text } from '../../content/read.ts';
import { chart, chartFields } from './chart.ts';
import { circuit, circuitFields } from './circuit.ts';
import { parsedBy, textOr } from './fields.ts';
import { geometryFields } from './geometry-fields.ts';
import { geometry } from './geometry.ts';
import { graphFields } from './graph-fields.ts';
import { graph } from './graph.ts';
import { kind } from './kind.ts';
import { scienceKinds } from './science-kinds.ts';

/** All kinds by their names. A new one is added here. */
const kinds = {
  circuit: kind(circuitFields, circuit),
  graph: kind(graphFields, graph),
  chart: kind(chartFields, chart),
  geometry: kind(geometryFields, geometry),
  ...scienceKinds,
};

const names = Object.keys(kinds).join('、');

/** Parameters of a figure of any kind, which become its SVG. */
const drawn = z.unknown().transform((value, context): string => {
  const name = z.looseObject({ kind: z.string() }).safeParse(value).data?.kind ?? '';
  const schema = Object.entries(kinds).find(([known]) => known === name)?.[1];
  if (schema) return parsedBy(schema, value, context);
  context.addIssue({ code: 'custom', message: `图的种类须为 ${names}`, path: ['kind'] });
  return z.NEVER;
});

/** A picture in a data file: the name of a file, or the parameters of a figure, which become its SVG. */
export const figure = textOr(text, drawn);

/** The SVG of a figure from the parameters that a data file would have. Throws ZodError. */
export const figureOf = (parameters: object): string => drawn.parse(parameters);
