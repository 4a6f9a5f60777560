import type { Route } from '../../http/route.ts';
import { classRoutes } from './class/class.routes.ts';
import { promotionRoutes } from './class/promotion.routes.ts';
import { schoolRoutes } from './school/school.routes.ts';
import { studentBulkRoutes } from './student/student-bulk.routes.ts';
import { studentSheetRoutes } from './student/student-sheets.routes.ts';
import { studentRoutes } from './student/student.routes.ts';
import { teacherSchoolRoutes } from './teacher/teacher-school.routes.ts';
import { teacherSheetRoutes } from './teacher/teacher-sheets.routes.ts';
import { teacherRoutes } from './teacher/teacher.routes.ts';
import { pickerRoutes } from './teaching/pickers.routes.ts';
import { teachingRoutes } from './teaching/teaching.routes.ts';

export const vestaRoutes: Route[] = [
  ...classRoutes,
  ...promotionRoutes,
  ...schoolRoutes,
  ...studentRoutes,
  ...studentBulkRoutes,
  ...studentSheetRoutes,
  ...teacherRoutes,
  ...teacherSchoolRoutes,
  ...teacherSheetRoutes,
  ...teachingRoutes,
  ...pickerRoutes,
];
