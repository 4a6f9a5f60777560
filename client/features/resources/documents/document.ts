import type { DataOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import type { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';

/** A document in the cloud as the lists have it. */
export type CloudDocument = DataOf<typeof pageCloudDocuments>['records'][number];

/** A document in the print list. */
export type PrintItem = DataOf<typeof pagePrintItems>['records'][number];

/** What both have. */
export type AnyDocument = Pick<CloudDocument, keyof CloudDocument & keyof PrintItem>;

/** A document's name for buttons and questions. */
export const titleOf = ({ title }: { title: string }): string => title;

/** Whether its file is there and whole, whatever came of reading it. */
export const hasFile = ({ state }: Pick<AnyDocument, 'state'>): boolean =>
  state === documentState.recognising || state === documentState.done || state === documentState.failed;

/** Whether its state will change by itself. */
export const isMoving = ({ state }: Pick<AnyDocument, 'state'>): boolean =>
  state === documentState.uploading || state === documentState.recognising;

/** Whether it can be shown page by page. */
export const canPreview = ({ state, kind }: Pick<AnyDocument, 'state' | 'kind'>): boolean =>
  state === documentState.done && kind !== 'unknown';
