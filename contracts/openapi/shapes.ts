import type { Provenance } from '../endpoint.ts';
import type { Behaviour } from './behaviour.ts';
import type { Schema } from './schema.ts';

/** Names another part of the document. */
export interface Reference {
  $ref: string;
}

/** An example by its name. */
export type Examples = Record<string, { summary?: string; value: unknown }>;

/** What a body holds, by its media type. */
export type Content = Record<string, { schema: Schema; examples?: Examples }>;

/** A header of an answer. */
export interface Header {
  description: string;
  schema: Schema;
  example?: string;
}

/** One way in which a call may be answered. */
export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}

/** A value of the query. */
export interface Parameter {
  name: string;
  in: 'query';
  required: boolean;
  description: string;
  schema: Schema;
  example?: unknown;
  'x-provenance': Provenance;
  'x-required-provenance'?: Provenance;
}

/** What a call is sent. */
export interface RequestBody {
  required: boolean;
  content: Content;
}

/** One call in the document. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-provenance': Provenance;
  'x-refusals': Record<string, string>;
  /** What a write does and what is to be read again after it. */
  'x-effects'?: string;
  'x-behaviour': Behaviour;
  parameters: Parameter[];
  requestBody?: RequestBody;
  responses: { 200: Response } & Record<string, Response | Reference>;
  security: Record<string, string[]>[];
}

/** The OpenAPI 3.1 document of every declared call. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
    contact: { name: string };
  };
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, Header>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, object>;
  };
}
