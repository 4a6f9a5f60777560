import type { Role } from '../../../contracts/roles.ts';
import { guide, type Guide } from './guide.ts';

const roles: readonly Role[] = ['partner'];
const since = '2026-11-23';

/** Guides of partners; only what all three levels may open. */
export const partnerGuides: readonly Guide[] = [
  guide(
    {
      id: 'whole-business',
      roles,
      title: '看经营全貌',
      summary: '概览、学校、设备、订单，每个数字都能点到来源。',
      since,
    },
    ['/overview-dashboard', '近一周', '先选一段时间；上面一行是要处理的事，点了就到那里。'],
    ['/overview-dashboard', '排名', '按打印量、使用次数或营收排；点学校看它的看板。'],
    ['/direct-marketing-school', '状态', '筛出长时间没用的和快到期的学校。'],
    ['/orders', '月度结算', '每月的账，对到分。'],
  ),
  guide(
    { id: 'idle-schools', roles, title: '把闲置的学校用起来', summary: '找出少用的学校，启用学生，打开看板。', since },
    ['/direct-marketing-school', '状态', '选“长时间没用”，先帮这些学校。'],
    ['/direct-marketing-school', '启用学生', '先预览会启用谁，再确认；结果逐条说明。'],
    ['/direct-marketing-school', '看板', '打开学校看板，只有数字，没有学生姓名。'],
  ),
  guide(
    { id: 'school-board', roles, title: '看学校的看板', summary: '从直营学校打开一所学校，再回来。' },
    ['/direct-marketing-school', '看板', '点学校这一行的“看板”。'],
    ['/school-dashboard?schoolId=1002', '学校看板', '只看数字，看不到学生姓名。左上角回到直营学校。'],
  ),
  guide(
    { id: 'devices', roles, title: '管设备', summary: '分配、收回、报修和耗材。', since },
    ['/devices', '报修', '要处理的在最上面：报修、耗材不足、读数异常。'],
    ['/devices', '扫码分配', '扫或输入序列号，分给学校或下级渠道。'],
    ['/devices', '序列号', '点序列号看状态、读数和不能改的历史。'],
  ),
  guide(
    { id: 'refunds', roles, title: '退款与对账', summary: '申请、上级审批、登记退款；每月对账。', since },
    ['/orders', '退款', '退款只往前走：申请、审批、已退，每一步是谁都看得到。'],
    ['/orders', '月度结算', '核对明细，同意就确认，不对就提出异议；已关的月不能改。'],
  ),
  guide(
    { id: 'long-jobs', roles, title: '看长任务', summary: '导入、导出和批量操作都在这里，文件保留 7 天。', since },
    ['/task-center', '失败', '失败的可以重试，有误的行可以下载。'],
    ['/task-center', '任务中心', '关掉页面也不会丢；右上角也有同一份列表。'],
  ),
];
