import type { Route } from '../../../http/route.ts';
import { jointExamRoutes } from './joint/joint.routes.ts';
import { markingLeadRoutes } from './marking/lead.routes.ts';
import { examMarkingRoutes } from './marking/marking.routes.ts';
import { markingProgressRoutes } from './marking/progress/progress.routes.ts';
import { examPrintRoutes } from './print/print.routes.ts';
import { examPublishingRoutes } from './publishing/publishing.routes.ts';
import { examScoreRoutes } from './scores/scores.routes.ts';
import { examReportRoutes } from './report/reports.routes.ts';
import { examSeatingRoutes } from './seating/seating.routes.ts';
import { examSetupRoutes } from './setup/exams.routes.ts';
import { examTemplateRoutes } from './setup/templates.routes.ts';

/** The routes of exams, part by part. */
export const examRoutes: Route[] = [
  ...examSetupRoutes,
  ...examTemplateRoutes,
  ...jointExamRoutes,
  ...examSeatingRoutes,
  ...examPrintRoutes,
  ...examReportRoutes,
  ...examMarkingRoutes,
  ...markingLeadRoutes,
  ...markingProgressRoutes,
  ...examScoreRoutes,
  ...examPublishingRoutes,
];
