import type { Role } from '../../../contracts/roles.ts';
import { guide, type Guide } from './guide.ts';

const teachers: readonly Role[] = ['teacher'];
const admins: readonly Role[] = ['schoolAdmin'];
const leaders: readonly Role[] = ['gradeLeader', 'schoolMaster'];

/** Guides of the classic set: teachers, subject leaders, administrators, and who leads a grade or the school. */
export const classicGuides: readonly Guide[] = [
  guide(
    {
      id: 'classic-day',
      roles: teachers,
      title: '经典版的一天',
      summary: '作业、试卷、错题本、统计，都在左边。',
      since: '2026-11-23',
    },
    ['/homework', '布置', '从这里布置；列表按班级、课程和时间筛选。'],
    ['/paper', '组卷', '自己的试卷在这里，可以再用它布置。'],
    ['/errorNote', '错题本', '按错误率看全班，或换到“学生”看一个人。'],
    ['/usageStatistics', '使用统计', '上交率、新增错题和打印，一周一周看。'],
  ),
  guide(
    {
      id: 'classic-details',
      roles: teachers,
      title: '看一份作业的逐题得分',
      summary: '从列表到一格，再到答案。',
      since: '2026-11-23',
    },
    ['/homework', '看报告', '打开详情：一行一个学生，一列一道题。'],
    ['/homework', '批改', '还有存疑的题，从这里接着批。'],
  ),
  guide(
    {
      id: 'learning-groups',
      roles: teachers,
      title: '错得相近的分一组',
      summary: '按共同的知识点分组，各组做各组的练习。',
    },
    ['/paper', '学习小组', '从试卷或错题本进去。'],
    ['/learningGroup', '布置练习', '拖动学生换组，再给这一组布置练习。'],
  ),
  guide(
    { id: 'my-classes', roles: teachers, title: '任教的班级', summary: '学生、小组和学籍。', since: '2026-11-23' },
    ['/classManage', '学籍状态', '在校和毕业分开看。'],
    ['/classManage', '小组', '分好的小组在这里看成员。', 'mistakeGroups'],
  ),
  guide(
    { id: 'compare-classes', roles: ['subjectleader'], title: '比各班，再看趋势', summary: '只标出超过偶然的差别。' },
    ['/analysis', '各班均分', '上面一句先说结论；标出的班才需要找原因。'],
    ['/analysis', '和上次比', '和同组班比、和上次比、和全年级比，三种都看。'],
    ['/analysis', '年级走势', '几场考试连起来看，是一次还是一直。'],
  ),
  guide(
    { id: 'export-analysis', roles: ['subjectleader'], title: '带一张表去开会', summary: '换成表格，导出。' },
    ['/analysis', '考试', '先选一场考试。'],
    ['/analysis', '导出', '导出的表和屏幕上的数字一样。'],
  ),
  guide(
    {
      id: 'academic-office',
      roles: admins,
      title: '教务的日常',
      summary: '班级、教师、学生，三页在一处。',
      since: '2026-11-23',
    },
    ['/academic/class', '新增班级', '左边选年级，右边改名、查看、加班级。'],
    ['/academic/teacher', '任课', '谁教哪个班的哪门课，在这里排。'],
    ['/academic/student', '导入', '名单先检查、再写入；有误的行可以下载。'],
  ),
  guide(
    { id: 'promotion', roles: admins, title: '升级与毕业', summary: '学年末，先看结果再确认。', since: '2026-11-23' },
    ['/academic/class', '升级与毕业', '先说会发生什么、有什么挡着，再确认。', 'promotion'],
    ['/academic/student', '学籍状态', '毕业的学生在这里找得到。'],
  ),
  guide(
    {
      id: 'keep-resources',
      roles: admins,
      title: '管教学资源',
      summary: '按章节上传，按类型找。',
      since: '2026-11-23',
    },
    ['/resource/teaching', '上传资源', '选章节和给谁看；可以在组卷时用。'],
    ['/resource/teaching', '类型', '按类型、学科和年级找。'],
  ),
  guide(
    {
      id: 'read-usage',
      roles: leaders,
      title: '看各班用得怎样',
      summary: '上交、迟交、打印和错题，一张表看完。',
      since: '2026-11-23',
    },
    ['/usageStatistics', '每周上交率', '先看走势：哪一周掉下来。'],
    ['/usageStatistics', '各班使用', '点表头排序，找出差别大的班。'],
    ['/usageStatistics', '看学生', '再看这个班的学生，谁最近没有交。'],
  ),
  guide(
    {
      id: 'usage-period',
      roles: leaders,
      title: '换一段时间、一个班',
      summary: '期中前后对着看。',
      since: '2026-11-23',
    },
    ['/usageStatistics', '时间', '选一段时间，所有数字都跟着变。'],
    ['/usageStatistics', '班级', '选一个班，上面五个数字就是这个班的。'],
  ),
  guide(
    {
      id: 'heart-log',
      roles: ['schoolMaster'],
      title: '查心声的查阅记录',
      summary: '谁看过什么，为什么；看不到原文。',
      since: '2026-11-23',
    },
    ['/heart-log', '查阅记录', '每次打开都有一行：谁、何时、理由。谁都不能改。'],
    ['/heart-log', '保留时间', '原文留多久，由学校定。'],
  ),
];
