import type { Route } from '../../http/route.ts';
import { assignmentRoutes } from './assignments/assignments.routes.ts';
import { commonRoutes } from './common.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { markingRoutes } from './marks/marking.routes.ts';
import { paperRoutes } from './papers/papers.routes.ts';
import { printingRoutes } from './prints/printing.routes.ts';
import { questionRoutes } from './questions/questions.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { scanRoutes } from './scans/scans.routes.ts';
import { schoolWorkRoutes } from './school-work/school-work.routes.ts';

export const wrongbookRoutes: Route[] = [
  ...documentRoutes,
  ...questionRoutes,
  ...paperRoutes,
  ...assignmentRoutes,
  ...printingRoutes,
  ...scanRoutes,
  ...reportRoutes,
  ...schoolWorkRoutes,
  ...markingRoutes,
  ...commonRoutes,
];
