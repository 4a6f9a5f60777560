import { expect, it } from 'vitest';
import { nearestOf } from './nearest.ts';

const known = [
  '/account/token',
  '/api/juno/personal/myRoles',
  '/api/vesta/class/add',
  '/api/vesta/student/page',
  '/api/vesta/teacher/page',
  '/api/wrongbook/v1.0/web/teacher/doc/printList',
];

const nearestPath = nearestOf(known);

it.each([
  ['/api/vesta/student/pages', '/api/vesta/student/page'],
  ['/api/vesta/student/pgae', '/api/vesta/student/page'],
  ['/api/vesta/students/page', '/api/vesta/student/page'],
  ['/vesta/teacher/page', '/api/vesta/teacher/page'],
  ['/api/juno/personal/myroles', '/api/juno/personal/myRoles'],
  ['/api/wrongbook/v1/web/teacher/doc/printList', '/api/wrongbook/v1.0/web/teacher/doc/printList'],
  ['/api/vesta/class/add/', '/api/vesta/class/add'],
])('%s was meant to be %s', (wrong, meant) => expect(nearestPath(wrong)).toBe(meant));

it.each([
  '/',
  '/favicon.ico',
  '/wp-login.php',
  '/api',
  '/api/health',
  '/api/vesta/class',
  '/api/vesta/exam/list',
  '/api/vesta/class/xyz',
  '/api/wrongbook/v1.0/web/teacher/doc/abc',
  `/api/vesta/student/page${'x'.repeat(300)}`,
])('%s is near to nothing', (wrong) => expect(nearestPath(wrong)).toBeUndefined());
