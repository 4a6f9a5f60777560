import type { Role } from '../../../contracts/roles.ts';
import { guide, type Guide } from './guide.ts';

const roles: readonly Role[] = ['mpTeacher', 'mpSubjectLeader'];
const printers: readonly Role[] = [...roles, 'teaching'];

/** Guides of teachers and subject leaders, and of those who only print. */
export const teacherGuides: readonly Guide[] = [
  guide(
    { id: 'whole-way', roles, title: '从布置到报告', summary: '一份作业的全程：布置、打印、扫描、批改、发布、讲评。' },
    ['/AICorrect/index', '布置', '按 N 或点“布置”，先选种类和班级，再选题，最后定截止时间。'],
    ['/AICorrect/index', 'AI批改', '等您处理的事排在最前：快到时间、待批、存疑、可以发布。'],
    ['/resourcePrint', '扫描', '打印好的答题卡收回后，在“扫描”里传回来。', 'scans'],
    ['/wrongbook/index', '班级错题本', '发布后，错题自动归到这里，可以讲评，也可以再练。'],
  ),
  guide(
    { id: 'set-work', roles, title: '布置一份作业', summary: '四种作业、选班级、选题、预览。' },
    ['/AICorrect/index', '布置', '四种都在这里：作业与考试、作文、错题巩固、听写默写。'],
    ['/AICorrect/createCorrectTask', '下一步', '选好班级和截止日期再往下走；中途离开，草稿会留着。'],
    ['/AICorrect/index', '全部', '布置好的作业在列表里，卡片上的线说明走到哪一步。'],
  ),
  guide(
    { id: 'collect-scans', roles: printers, title: '收回扫描件', summary: '扫描件怎么上传，认不出的页怎么处理。' },
    ['/resourcePrint', '上传文件', '把 PDF 或手机拍的照片拖进来，上传时可以离开这一页。'],
    ['/resourcePrint', '扫描', '认不出的页在这里一张一张补：选学生、换方向或重扫。', 'scans'],
  ),
  guide(
    { id: 'print-documents', roles: printers, title: '打印自己的文件', summary: '传文件、按人数印、看打印记录。' },
    ['/resourcePrint', '云文档', '传上来的文件都在这里，别的老师看不到。'],
    ['/resourcePrint', '打印列表', '印之前在这里看份数和页数；左侧的数字是还没看过的。'],
  ),
  guide(
    { id: 'practise-mistakes', roles, title: '让每个学生练自己的错题', summary: '按班级或按学生出练习，打印或布置。' },
    ['/wrongbook/index', '布置巩固', '先看错得最多的一类，再布置；每个学生的题不一样。'],
    ['/wrongbook/index', '组卷', '要印同一张练习，勾选题目后从这里组卷。'],
    ['/studentTracking', '打印错题本', '选一个学生，今天该练的排在最前，可以只印他的。'],
  ),
  guide(
    {
      id: 'organise-exam',
      roles,
      title: '组织一场考试',
      summary: '建考试、排考场、分工阅卷、看报告。',
      since: '2026-11-10',
    },
    ['/exam/list', '新建考试', '按步骤走：计划、考场、印制、扫描、阅卷、成绩、发布；每一步都会保存。'],
    ['/exam/list', '阅卷中', '按进度筛选；轮到您阅的题组排在列表上面。'],
  ),
  guide(
    {
      id: 'class-usage',
      roles,
      title: '看班级用得怎样',
      summary: '上交、迟交、打印和错题，按周看。',
      since: '2026-11-23',
    },
    ['/usageStatistics', '时间', '先选一段时间，再看每周上交率和新增错题。'],
  ),
];
