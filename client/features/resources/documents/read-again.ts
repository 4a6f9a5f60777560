import { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { findRecord } from '../../../api/find-record.ts';
import { asTeacher } from './call-documents.ts';
import type { CloudDocument } from './document.ts';

/** A document of the person at work as it is now; undefined when it is gone. */
export const readAgain = ({ id }: CloudDocument): Promise<CloudDocument | undefined> =>
  findRecord(pageCloudDocuments, asTeacher(), id);
