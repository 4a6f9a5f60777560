import { lazy, type ComponentType } from 'react';
import type { ExamStep } from './frame/steps.ts';
import type { ExamDetail } from './frame/exam.ts';

/** What is done at a step of an exam. */
interface ExamPanel {
  step: ExamStep;
  Panel: ComponentType<{ exam: ExamDetail }>;
  /** It takes the height of the window and scrolls within. */
  fill?: boolean;
}

/** The panels of the workbench, each loaded when its step is opened; the order is that of `examSteps`. */
export const examPanels: readonly ExamPanel[] = [
  { step: 'plan', Panel: lazy(async () => ({ default: (await import('./setup/PlanPanel.tsx')).PlanPanel })) },
  { step: 'rooms', Panel: lazy(async () => ({ default: (await import('./seating/RoomsPanel.tsx')).RoomsPanel })) },
  {
    step: 'print',
    Panel: lazy(async () => ({ default: (await import('./printing/ExamPrintPanel.tsx')).ExamPrintPanel })),
    fill: true,
  },
  {
    step: 'scan',
    Panel: lazy(async () => ({ default: (await import('./scans/ExamScansPanel.tsx')).ExamScansPanel })),
  },
  {
    step: 'scores',
    Panel: lazy(async () => ({ default: (await import('./scores/ExamScoresPanel.tsx')).ExamScoresPanel })),
    fill: true,
  },
  {
    step: 'publish',
    Panel: lazy(async () => ({
      default: (await import('./publishing/ExamPublishingPanel.tsx')).ExamPublishingPanel,
    })),
  },
  {
    step: 'mark',
    Panel: lazy(async () => ({ default: (await import('./marking/MarkingPanel.tsx')).MarkingPanel })),
    fill: true,
  },
];

/** Where the answers of a part are marked. */
export const MarkingScreen = lazy(async () => ({
  default: (await import('./marking/MarkingScreen.tsx')).MarkingScreen,
}));
