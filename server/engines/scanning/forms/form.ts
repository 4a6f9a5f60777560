import * as z from 'zod';
import { length, corners, type Layout, type LayoutPage } from '../../../../contracts/wrongbook/layout.ts';
import { faultsOf } from './faults.ts';
import { formPage, singles, type FormRegion, type WrittenPage } from './parts.ts';

// Any form that can be read, ours or not, as somebody writes it down; the README of the scanning engine has an example. Ours is
// one with square marks and a code on each page.

/** A form as it is written down. */
export const form = z
  .strictObject({ version: z.literal(1), width: length, height: length, pages: z.array(formPage).min(1) })
  .superRefine((written, context) => {
    for (const fault of faultsOf(written)) context.addIssue({ code: 'custom', ...fault });
  })
  .transform(({ pages, ...paper }): Form => ({
    ...paper,
    pages: pages.map((page) => ({ ...page, ...spelledOut(page, paper) })),
  }));

/** A page of any form: ours is one of them. */
export interface FormPage extends Omit<LayoutPage, 'code' | 'regions'> {
  anchor?: 'squares' | 'picture' | 'edge' | undefined;
  markPicture?: string | undefined;
  code?: LayoutPage['code'] | undefined;
  regions: FormRegion[];
}

/** A page with a code. */
export type CodedPage = FormPage & Required<Pick<LayoutPage, 'code'>>;

/** Any form. */
export interface Form extends Omit<Layout, 'version' | 'pages'> {
  pages: FormPage[];
}

/** What a page has when all is said: each bubble by itself, and the corners of the paper for marks where its edge tells. */
function spelledOut(
  { marks, regions }: WrittenPage,
  { width, height }: { width: number; height: number },
): Pick<FormPage, 'marks' | 'regions'> {
  const edge = corners.map((corner) => ({
    corner,
    x: corner.endsWith('Right') ? width : 0,
    y: corner.startsWith('bottom') ? height : 0,
    width: 0,
    height: 0,
  }));
  return { marks: marks ?? edge, regions: regions.flatMap((one) => singles(one)) };
}
