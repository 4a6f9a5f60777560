import { printExam } from '../../../../../contracts/wrongbook/exams/exam-print.ts';
import { route } from '../../../../http/route.ts';
import { printForExam } from './print-exam.ts';

export const examPrintRoutes = [route(printExam, printForExam)];
