import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const getCurrentPartner = read({
  service: 'wrongbook',
  path: '/api/wrongbook/v1.0/partner/getCurrentPartner',
  summary: '当前合作伙伴',
  provenance: 'spec',
  input: f.input({}),
  data: f.row('teacher', {
    id: f.id('用户编号', { of: 'teacher' }),
    userName: f.text('账号'),
    name: f.text('姓名'),
    tenantId: f.id('租户', { of: 'tenant' }),
    partnerId: f.id('合作伙伴编号', { of: 'partner' }),
    partnerName: f.text('合作伙伴名称'),
    parentId: f.id('上级编号', { of: 'partner' }),
    ancestors: f.text('上级链'),
    level: f.count('级别'),
    schools: f.list(f.row('school', { schoolId: f.id('学校编号', { of: 'school' }), schoolName: f.text('学校名称') })),
  }),
  refusals: { noPartner: '当前用户不是合作伙伴' },
});
