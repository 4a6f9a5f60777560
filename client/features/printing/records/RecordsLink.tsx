import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { pathTo } from '../../../session/paths.ts';

/** Leads to the print records, for roles that have them. */
export const RecordsLink = (): ReactNode => (
  <ButtonLink variant="default" to={pathTo('printRecords')}>
    打印记录
  </ButtonLink>
);
