import type { Route } from '../../http/route.ts';
import { assignmentRoutes } from './assignments/assignments.routes.ts';
import { commonRoutes } from './common.routes.ts';
import { documentRoutes } from './documents/documents.routes.ts';
import { examRoutes } from './exams/exams.routes.ts';
import { learningRoutes } from './learning/learning.routes.ts';
import { markRoutes } from './marks/marks.routes.ts';
import { mistakeRoutes } from './mistakes/mistakes.routes.ts';
import { paperRoutes } from './papers/papers.routes.ts';
import { practiceRoutes } from './practice/practice.routes.ts';
import { printRoutes } from './prints/prints.routes.ts';
import { bankRoutes } from './questions/bank.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { scanRoutes } from './scans/scans.routes.ts';
import { partnerRoutes } from './partner.routes.ts';

export const wrongbookRoutes: Route[] = [
  ...documentRoutes,
  ...bankRoutes,
  ...paperRoutes,
  ...assignmentRoutes,
  ...examRoutes,
  ...practiceRoutes,
  ...printRoutes,
  ...scanRoutes,
  ...reportRoutes,
  ...markRoutes,
  ...mistakeRoutes,
  ...learningRoutes,
  ...partnerRoutes,
  ...commonRoutes,
];
