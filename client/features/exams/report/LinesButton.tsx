import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { LinesDialog } from './LinesDialog.tsx';
import type { Report } from './report.ts';

/** Sets the lines of an exam, how wide their border is, and by which table marks become grades. */
export const LinesButton = ({ report }: { report: Report }): ReactNode => (
  <Button
    size="compact-sm"
    variant="subtle"
    fw={400}
    data-screen-only
    onClick={() => void openDialog(<LinesDialog report={report} />)}
  >
    改线和范围
  </Button>
);
