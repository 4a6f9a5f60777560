import type { ReactNode } from 'react';
import { Body, Pairs } from './Body.tsx';
import type { WholeRequest } from './requests.ts';

/** What was answered: its headers, and its body with where each field comes from. */
export const AnswerTab = ({ request: { headers, answer, fields } }: { request: WholeRequest }): ReactNode => (
  <>
    <Pairs pairs={headers} />
    <Body body={answer} fields={fields} />
  </>
);
