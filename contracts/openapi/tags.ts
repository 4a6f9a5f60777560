import type { Endpoint } from '../endpoint.ts';

/** What the calls of each service and resource are about. */
const descriptions = {
  account: '登录、令牌、票据和演示数据',
  console: '控制台：沙箱、快照、时钟、故障、上游、请求和覆盖',
  juno: '个人：当前用户的角色',
  'minerva-exercisebook': '练习册：可用的练习册及其页面',
  'vesta-class': '班级：班级树、增删改和升级',
  'vesta-teaching': '任课：年级、课程、学科，以及师生进出班级',
  'vesta-school': '学校：花名册概况和届别',
  'vesta-student': '学生：名单、增删改、导入和导出',
  'vesta-teacher': '教师：名单、增删改、导入和导出',
  'wrongbook-analysis': '对比分析：班级之间、学校之间和知识点',
  'wrongbook-assignment': '作业：布置、查看和撤回',
  'wrongbook-common': '公共：学科等选项',
  'wrongbook-doc': '教辅资源：云文档、待印文档和上传',
  'wrongbook-exam': '考试：安排、考场、考生、成绩、阅卷和报告',
  'wrongbook-learning': '学情：班级和学生的学习情况',
  'wrongbook-marking': '批改：给分、复核和发布',
  'wrongbook-mistake': '错题：班级错题、错题本和掌握情况',
  'wrongbook-mistakeGroup': '学习小组：按错题分组',
  'wrongbook-nav': '导航：菜单角标',
  'wrongbook-org': '组织：启用和停用学生',
  'wrongbook-paper': '试卷：组卷和上传',
  'wrongbook-partner': '合作伙伴：学校概览和开通',
  'wrongbook-partner-channel': '渠道：下级合作伙伴',
  'wrongbook-partner-device': '设备：入库、分配和收回',
  'wrongbook-partner-order': '订单：下单、合同和退款',
  'wrongbook-partner-settlement': '对账单：按月结算',
  'wrongbook-practice': '举一反三：针对错题的练习',
  'wrongbook-print': '打印：版面、打印件和打印记录',
  'wrongbook-question': '题目：题库、知识点和试题篮',
  'wrongbook-questionGroup': '题组：材料及其小题',
  'wrongbook-report': '报告：一份作业的分析',
  'wrongbook-scan': '扫描：扫描件、补正和缺页',
  'wrongbook-schoolWork': '全校作业：学校管理者的总览',
  'wrongbook-task': '后台任务：进度、结果和重试',
  'wrongbook-wellbeing': '心声：学生心声的查阅和跟进',
  'wrongbook-workbook': '练习册录入：按页录入题目',
} as const;

const prefix = /^\/(?:api\/)?(?:[a-z]+)\/(?:v1\.0\/)?(?:web\/|teacher\/(?=doc))?/;

/** The group of a call: its service and the resource that its path names. */
export function tagOf({ service, path }: Pick<Endpoint, 'service' | 'path'>): string {
  if (service === 'account' || service === 'console' || service === 'juno') return service;
  const [resource = '', below = '', ...others] = path.replace(prefix, '').split('/');
  return others.length > 0 && resource === 'partner' ? `${service}-partner-${below}` : `${service}-${resource}`;
}

/** Every group with what it is about. */
export const tags = Object.entries(descriptions).map(([name, description]) => ({ name, description }));
