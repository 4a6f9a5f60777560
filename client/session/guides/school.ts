import type { Role } from '../../../contracts/roles.ts';
import { guide, type Guide } from './guide.ts';

const admins: readonly Role[] = ['mpSchoolAdmin'];
const psychology: readonly Role[] = ['psychologyteacher'];

/** Guides of administrators of a school and of psychology teachers. */
export const schoolGuides: readonly Guide[] = [
  guide(
    { id: 'first-day', roles: admins, title: '开学第一天', summary: '先看缺什么，再导名单、排任课。' },
    ['/school-dashboard', '缺教师的课程', '看板先说要动手的事：缺任课的课程，点班级就能补。', 'rosterSummary'],
    ['/class', '新增班级', '在年级下新建班级；学年末从“升级与毕业”走。'],
    ['/studentManage', '导入', '下载模板填好后导入，先检查、再写入。'],
    ['/teacherManage', '新增教师', '新教师没有密码，加好后在“更多操作”里重置，告诉本人。'],
  ),
  guide(
    { id: 'import-students', roles: admins, title: '导入学生名单', summary: '模板、检查、错误名单、再导一次。' },
    ['/studentManage', '导入', '已有的学生不会重复；有误的行可以单独下载，改好再导。'],
    ['/studentManage', '分班状态', '导完看看谁还没分班，勾选后一起调班。'],
  ),
  guide(
    { id: 'finish-work', roles: admins, title: '收尾没人管的作业', summary: '老师调走后，替他发布或收回。' },
    ['/homeworkManage', '进度', '先按进度筛出没发布的，再打开一份看批改结果。'],
    ['/homeworkManage', '作业管理', '打开一份作业，看清还有几处存疑，再发布。'],
  ),
  guide(
    {
      id: 'share-resources',
      roles: [...admins, 'mpTeacher', 'mpSubjectLeader'],
      title: '共享校本资源',
      summary: '把文件给全校，或只给教这个班的老师。',
    },
    ['/schoolResource', '上传资源', '选文件，再选给谁看；以后可以改。'],
    ['/schoolResource', '范围', '按范围筛选，看哪些是全校的，哪些是自己的。'],
  ),
  guide(
    {
      id: 'hearts-day',
      roles: psychology,
      title: '一天的心声',
      summary: '先看危机和预警，再看到期的随访。',
      since: '2026-11-23',
    },
    ['/heart-sounds', '需要看的', '危机排在最前，旁边是还剩多少时间；列表里没有原文。'],
    ['/heart-sounds', '危机', '点上面一行直接筛出来；打开一条要选理由，谁看过都会记下。'],
    ['/heart-sounds', '随访逾期', '跟进写下谁、做什么、什么时候；过了期的在这里。'],
  ),
  guide(
    {
      id: 'hearts-level',
      roles: psychology,
      title: '判断级别',
      summary: '机器只建议，升降由您决定。',
      since: '2026-11-23',
    },
    ['/heart-sounds', '预警', '打开一条，看标出的词：为什么建议这个级别。升降都要写理由。'],
    ['/heart-sounds', '一般', '绕着说的话规则会认不出，“一般”里也请抽看一些。'],
  ),
  guide(
    {
      id: 'hearts-privacy',
      roles: psychology,
      title: '保密与保留',
      summary: '谁能看、留多久、投影时怎么办。',
      since: '2026-11-23',
    },
    ['/heart-sounds', '隐去姓名', '旁边有人时先隐去姓名，趋势图本来就没有姓名。'],
    ['/heart-sounds', '查阅记录', '您和校长都能看记录，谁都不能改。'],
    ['/heart-sounds', '保留时间', '到期的原文会删去，时间由学校定。'],
  ),
  guide(
    {
      id: 'hearts-enter',
      roles: psychology,
      title: '录入一篇纸上的随笔',
      summary: '纸上写的，也能得到建议。',
      since: '2026-11-23',
    },
    ['/heart-sounds', '录入', '选学生和来源，写下原文；存下时就加密。'],
  ),
];
