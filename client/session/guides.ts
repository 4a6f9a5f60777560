import type { Role } from '../../contracts/roles.ts';

/** One step: where it is done, what is pointed at there (its name, as it is read on screen), and what to do. */
export interface GuideStep {
  path: string;
  point: string;
  text: string;
}

/** How one thing is done, for whom; the first of a role is its tour. */
export interface Guide {
  title: string;
  summary: string;
  roles: readonly Role[];
  /** Since when, where it is new. */
  since?: string;
  steps: readonly GuideStep[];
}

type Line = readonly [path: string, point: string, text: string];

const guide = (
  roles: readonly Role[],
  title: string,
  summary: string,
  lines: readonly Line[],
  since?: string,
): Guide => ({
  title,
  summary,
  roles,
  steps: lines.map(([path, point, text]) => ({ path, point, text })),
  ...(since !== undefined && { since }),
});

const teachers: readonly Role[] = ['mpTeacher', 'mpSubjectLeader'];
const admins: readonly Role[] = ['mpSchoolAdmin'];
const partners: readonly Role[] = ['partner'];
const everybody: readonly Role[] = [...teachers, ...admins, 'psychologyteacher', ...partners];

/** The guides, in the order in which a role reads them. */
export const guides: readonly Guide[] = [
  guide(teachers, '从布置到报告', '一份作业的全程：布置、打印、扫描、批改、发布、讲评。', [
    ['/AICorrect/index', '布置', '按 N 或点“布置”，选题后选班级和截止时间。'],
    ['/AICorrect/index', 'AI批改', '等您处理的事排在最前：待批、存疑、可以发布。'],
    ['/resourcePrint', '打印与扫描', '在这里打印题卡，把扫描好的 PDF 传回来。'],
    ['/wrongbook/index', '班级错题本', '发布后，错题自动归到这里，可讲评、可再练。'],
  ]),
  guide(teachers, '收回扫描件', '扫描件怎么上传，认不出的页怎么处理。', [
    ['/resourcePrint', '扫描', '打开“扫描”，把 PDF 或照片拖进来，可以离开页面。'],
    ['/AICorrect/index', 'AI批改', '认不出的页会排在作业卡片上，点进去补学生或重扫。'],
  ]),
  guide(teachers, '让每个学生练自己的错题', '按班级或按学生出错题练习，打印或布置成作业。', [
    ['/wrongbook/index', '班级错题本', '先看错得最多的一类，再勾选要练的题。'],
    ['/studentTracking', '学生错题本', '选一个学生，今天该练的排在最前。'],
  ]),
  guide(teachers, '组织一场考试', '建考试、排考场、分工阅卷、看报告。', [
    ['/exam/list', '考试', '点“新建考试”，按步骤走；每一步都会保存。'],
  ]),
  guide(admins, '开学第一天', '先看缺什么，再导名单、排任课。', [
    ['/school-dashboard', '学校看板', '缺任课的课程排在最前，点进去就能补。'],
    ['/class', '班级管理', '在年级下新建班级，或升级毕业。'],
    ['/studentManage', '导入', '下载模板填好后导入，先检查、再写入。'],
    ['/teacherManage', '教师管理', '新教师没有密码，在这里重置后告诉本人。'],
  ]),
  guide(admins, '导入学生名单', '模板、检查、错误名单、再导一次。', [
    ['/studentManage', '导入', '已有的学生不会重复；有误的行可以单独下载改好再导。'],
  ]),
  guide(admins, '收尾没人管的作业', '老师调走后，替他发布或收回。', [
    ['/homeworkManage', '作业管理', '打开一份作业，看批改结果，再发布。'],
  ]),
  guide([...teachers, ...admins], '共享校本资源', '把文件给全校，或只给教这个班的老师。', [
    ['/schoolResource', '上传资源', '选文件，再选给谁看；以后可以改。'],
  ]),
  guide(partners, '看学校的看板', '从直营学校打开一所学校，再回来。', [
    ['/school-dashboard?schoolId=1002', '学校看板', '只看数字，看不到学生姓名。'],
  ]),
  guide(
    everybody,
    '查指南',
    '按词查找，或让它带着走一遍。',
    [['/useGuide', '使用指南', '选一条，点“打开并指给我看”，随时可以离开，Esc 也行。']],
    '2026-11-23',
  ),
  guide(
    partners,
    '看长任务',
    '导入、导出和批量操作都在这里，文件保留 7 天。',
    [['/task-center', '任务中心', '失败的可以重试，有误的行可以下载。']],
    '2026-11-23',
  ),
];

/** The guides of a role. */
export const guidesFor = (role: string): Guide[] => guides.filter(({ roles }) => roles.some((one) => one === role));

/** Those in whose words all that is looked for stands. */
export function searchGuides(found: readonly Guide[], words: string): Guide[] {
  const asked = words.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return found.filter(({ title, summary, steps }) => {
    const text = [title, summary, ...steps.map((step) => step.point + step.text)].join(' ').toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}
