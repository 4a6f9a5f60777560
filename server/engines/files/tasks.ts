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

/** Reads on in a file from behind the pages that have been read, until it is through or the turn is over. */
export interface ReadTask {
  task: 'read';
  path: string;
  kind: FiledKind;
  /** How many pages have been read. */
  readPages: number;
}

/** How many pages a file has, and how many of them have been read now; both 0 where its kind has none. */
export interface FileRead {
  pages: number;
  readPages: number;
}

/** Makes a PNG of one page of a picture; pages count from 1. */
export interface PreviewTask {
  task: 'preview';
  path: string;
  page: number;
}

export type FileTask = InspectTask | ReadTask | PreviewTask;
export type FileResult = FileKind | FileRead | Uint8Array;
