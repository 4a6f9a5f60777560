import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const listMyRoles = read({
  service: 'juno',
  path: '/api/juno/personal/myRoles',
  summary: '当前用户的角色',
  provenance: 'spec',
  input: f.input({}),
  data: f.madeOf('teacher', f.list(f.record({ roleKey: f.spec(f.text('角色键')), roleName: f.text('角色名称') }))),
});
