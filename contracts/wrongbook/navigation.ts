import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const getMenuBadge = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/web/nav/getMenuBadge',
  summary: '菜单角标',
  provenance: 'spec',
  input: f.input({}),
  data: f.record({ resourcePrint: f.spec(f.count('未读打印数', { of: 'document' })) }),
});
