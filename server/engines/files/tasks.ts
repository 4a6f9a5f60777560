import type { DocumentKind } from '../../../contracts/wrongbook/document-shapes.ts';

/** A kind of document that has a file. */
export type FiledKind = Exclude<DocumentKind, 'unknown'>;

/** What a file is by its content. */
export interface FileKind {
  kind: FiledKind;
  /** Without a dot. */
  extension: string;
}

/** Tells what a file is; refuses what is not accepted. */
export interface InspectTask {
  task: 'inspect';
  path: string;
}

/** Reads a file through and counts its pages. */
export interface ReadTask {
  task: 'read';
  path: string;
  kind: FiledKind;
}

/** Makes a PNG of one page of a picture; pages count from 1. */
export interface PreviewTask {
  task: 'preview';
  path: string;
  page: number;
}

export type FileTask = InspectTask | ReadTask | PreviewTask;
export type FileResult = FileKind | { pages: number } | Uint8Array;
