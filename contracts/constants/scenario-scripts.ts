import { personaScripts, script, type ScriptStep } from './persona-scripts.ts';
import type { ScenarioName } from './scenarios.ts';

type Scripts = Readonly<Record<string, readonly ScriptStep[]>>;

/** Those whose ten minutes are the same here as on any other day. */
const usual = (...accounts: string[]): Scripts =>
  Object.fromEntries(accounts.map((account) => [account, personaScripts[account]!]));

const termStart: Scripts = {
  'school-admin': script(
    ['看新学年', 2, '学校看板 → 缺任课的班', '开学先看班级、任课齐不齐。'],
    ['补一项任课', 2, '教师管理 → 一位老师 → 编辑 → 任课'],
    ['转来一名学生', 2, '学生管理 → 新增学生 → 选七年级1班', '学号前面的 0 会保留。'],
    ['导入名单', 3, '学生管理 → 导入 → 选样例学生名单', '两行故意写错，看它怎么说。'],
    ['重置密码', 1, '教师管理 → 一位老师 → 重置密码'],
  ),
  teacher: script(
    ['看空的列表', 1, 'AI批改 → 这学期还没有作业', '新学期从这里开始。'],
    ['布置第一份作业', 3, '布置作业 → 选章节 → 选题 → 三个班', '题库按章节排好。'],
    ['打印', 3, '作业卡片 → 打印 → 试卷与答题卡'],
    ['看上学期的错题', 3, '学生错题本 → 一名学生 → 全部学期', '升了年级，错题还在。'],
  ),
  teaching: script(
    ['收一份资料', 3, '打印与扫描 → 上传文件 → 等页数出来', '手机拍的照片也能收。'],
    ['打印', 3, '打印与扫描 → 云文档 → 打印 → 按人数一人一份'],
    ['布置物理作业', 4, 'AI批改 → 布置作业 → 八年级两个班'],
  ),
  'subject-leader': script(
    ['看全组', 3, 'AI批改 → 筛选年级 → 全部班级'],
    ['布置一篇作文', 4, '布置作业 → 作文 → 写题目和要求'],
    ['看资源', 3, '打印与扫描 → 云文档 → 校本资源'],
  ),
  many: script(
    ['看角色', 3, '右上角姓名 → 6 个身份'],
    ['做管理员', 4, '切换为学校管理员 → 名册与看板', '能看到什么，由身份决定。'],
    ['做老师', 3, '切换为教师 → 布置英语作业'],
  ),
  ...usual('psychology', 'partner-3', 'classic-school-admin'),
};

const afterMidterm: Scripts = {
  teacher: script(
    ['看期中报告', 3, '考试 → 七年级上期中考试 → 考试报告', '一句话先说结论。'],
    ['找要重讲的', 2, '考试报告 → 各班对比 → 最弱的学科'],
    ['看班级错题', 2, '班级错题本 → 讲评', '投影时没有学生姓名。'],
    ['印错题练习', 3, '班级错题本 → 举一反三 → 打印', '每个学生印出来的不一样。'],
  ),
  'subject-leader': script(
    ['比各班', 4, '考试 → 期中考试 → 考试报告 → 教学分析', '只标出超过偶然的差别。'],
    ['看作业', 3, '作业报告 → 班级对比'],
    ['批一篇作文', 3, '一份作文 → 按学生批改 → 看逐行点评'],
  ),
  teaching: script(
    ['批月考', 4, '考试 → 八年级月考 → 阅卷', '拿不准的排在最前。'],
    ['看进度', 3, '考试 → 八年级月考 → 阅卷进度'],
    ['布置物理作业', 3, 'AI批改 → 布置作业 → 八年级两个班'],
  ),
  ...usual(
    'school-admin',
    'psychology',
    'many',
    'partner-3',
    'classic-teacher',
    'classic-subject-leader',
    'grade-leader',
    'school-master',
  ),
};

const beforeFinal: Scripts = {
  teaching: script(
    ['看期末安排', 3, '考试 → 九年级上期末考试 → 时间与科目', '还有五天，卷子已印好。'],
    ['看考场', 3, '考场与座位 → 一个考场 → 打印门贴'],
    ['印准考证', 2, '考试 → 打印 → 准考证'],
    ['批月考', 2, '考试 → 八年级月考 → 阅卷'],
  ),
  teacher: script(
    ['看没掌握的', 3, '班级错题本 → 按知识点 → 最多的几个'],
    ['印复习册', 4, '学生错题本 → 全班 → 错题册 → 打印', '期末前一人一册。'],
    ['布置错题练习', 3, 'AI批改 → 布置作业 → 错题练习 → 三个班'],
  ),
  'subject-leader': script(
    ['看全组', 4, '作业报告 → 班级对比 → 本学期'],
    ['看考试', 3, '考试 → 七年级月考 → 考试报告'],
    ['留一份复习卷', 3, '打印与扫描 → 云文档 → 上传 → 全校可见'],
  ),
  many: script(
    ['看角色', 3, '右上角姓名 → 6 个身份'],
    ['做学科组长', 4, '切换为学科组长 → 考试报告'],
    ['做管理员', 3, '切换为学校管理员 → 学校看板'],
  ),
  ...usual('school-admin', 'classic-subject-leader', 'grade-leader', 'school-master'),
};

const emptySchool: Scripts = {
  'school-admin': script(
    ['看空学校', 1, '学校看板 → 没有学生', '刚开户就是这样。'],
    ['导入名单', 4, '学生管理 → 导入 → 选样例学生名单', '名单在登录页可以下载，里面有两行写错。'],
    ['改错再导', 2, '下载错误清单 → 其余先导入'],
    ['看任课', 2, '教师管理 → 任课 → 七年级1班'],
    ['重置密码', 1, '教师管理 → 一位老师 → 重置密码'],
  ),
  teacher: script(
    ['看我的班', 2, 'AI批改 → 没有作业', '管理员导入名单以后再来。'],
    ['组一份卷', 4, '布置作业 → 选章节 → 选题', '题库不用等名单。'],
    ['布置', 2, '选七年级1班 → 布置'],
    ['打印', 2, '作业卡片 → 打印 → 看每人一份'],
  ),
  teaching: script(
    ['收一份资料', 4, '打印与扫描 → 上传文件 → 等页数出来'],
    ['分享', 3, '云文档 → 共享 → 全校'],
    ['打印', 3, '云文档 → 打印 → 写份数'],
  ),
  'classic-school-admin': script(
    ['班级', 4, '教务管理 → 七年级 → 新建班级'],
    ['学生', 4, '教务管理 → 学生 → 导入样例名单'],
    ['教师', 2, '教务管理 → 教师 → 任课'],
  ),
  ...usual('partner-3'),
};

const busyMorning: Scripts = {
  teacher: script(
    ['看角标', 1, '左侧打印与扫描：120 → 打开后归零', '没看过的才算数。'],
    ['看各种状态', 2, '打印列表 → 识别中、失败、待上传', '失败的说明原因，可以再传。'],
    ['处理扫描件', 3, 'AI批改 → 有理数巩固练习 → 扫描 → 待处理的页', '一键一页，猜的学生排在前面。'],
    ['接着批', 2, '有理数单元练习 → 按题批改 → 数字键给分', '昨天批到一半，从这里接着。'],
    ['发布', 2, '发布 → 看清还差什么 → 确认'],
  ),
  teaching: script(
    ['批月考', 4, '考试 → 八年级月考 → 阅卷'],
    ['看周测扫描', 3, '考试 → 九年级周测 → 扫描进度'],
    ['看角标', 3, '左侧打印与扫描 → 打开后归零'],
  ),
  'subject-leader': script(
    ['看全组今天', 4, 'AI批改 → 要动手的排在前面'],
    ['批一篇作文', 3, '一份作文 → 按学生批改'],
    ['看阅卷进度', 3, '考试 → 八年级月考 → 阅卷进度'],
  ),
  many: script(
    ['看角色', 3, '右上角姓名 → 6 个身份'],
    ['做老师', 4, '切换为教师 → 要动手的作业'],
    ['做管理员', 3, '切换为学校管理员 → 作业管理'],
  ),
  'school-admin': script(
    ['看全校今天', 4, '学校看板 → 要动手的事'],
    ['收尾别人的作业', 4, '作业管理 → 有理数单元练习 → 看批到哪里', '老师没批完，先别发布。'],
    ['恢复', 2, '退出 → 恢复演示数据', '怎么点都不会弄坏。'],
  ),
};

const parentsEvening: Scripts = {
  teacher: script(
    ['看全班', 3, '学情报告 → 七年级1班 → 本学期', '期中和作业都在里面。'],
    ['看一名学生', 3, '学情报告 → 一名学生 → 每个知识点', '家长问到哪里，就点到哪里。'],
    ['打印全班', 2, '学情报告 → 打印 → 一人一页'],
    ['讲共同的错', 2, '班级错题本 → 讲评', '投影时没有学生姓名。'],
  ),
  'subject-leader': script(
    ['看期中', 4, '考试 → 期中考试 → 考试报告'],
    ['看两个班', 3, '作业报告 → 班级对比'],
    ['打印报告', 3, '学情报告 → 打印 → 一人一页'],
  ),
  many: script(
    ['看角色', 3, '右上角姓名 → 6 个身份'],
    ['做老师', 4, '切换为教师 → 学情报告 → 一名学生'],
    ['做管理员', 3, '切换为学校管理员 → 学校看板'],
  ),
  psychology: script(
    ['先看预警', 3, '心声 → 危机、预警、到期', '家长会前先看谁要谈。'],
    ['看跟进', 4, '一条跟进 → 家校联系 → 写记录', '和家长谈过，记在这里。'],
    ['隐去姓名', 3, '每周需要看的 → 各年级 → 隐去姓名'],
  ),
  ...usual('school-admin', 'grade-leader', 'school-master', 'classic-teacher'),
};

/** What a trainer shows in ten minutes in each scenario, by the account of the persona; who is left out has nothing to show there. */
export const scenarioScripts: Readonly<Record<ScenarioName, Scripts>> = {
  'term-start': termStart,
  'after-midterm': afterMidterm,
  'before-final': beforeFinal,
  'empty-school': emptySchool,
  'busy-morning': busyMorning,
  'parents-evening': parentsEvening,
};

/** The accounts of the personas that have something to show in a scenario. */
export const scenarioCasts = (scenario: ScenarioName): string[] => Object.keys(scenarioScripts[scenario]);
