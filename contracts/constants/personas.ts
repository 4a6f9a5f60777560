/** What a persona of the demonstration shows, and the address that it opens where its menu has no way there. */
interface PersonaGuide {
  shows: string;
  opens?: string;
}

/** The personas that have screens, by their accounts; one that is missing here has none yet. */
export const personaGuides: Readonly<Partial<Record<string, PersonaGuide>>> = {
  teacher: { shows: '七年级数学，从布置、扫描、批改到报告' },
  teaching: { shows: '八九年级物理：打印、云文档和扫描，再布置' },
  'subject-leader': { shows: '语文组：全学科班级的作业、作文和报告' },
  'school-admin': { shows: '名册导入、升级毕业、全校作业和发布' },
  psychology: { shows: '心声：级别、打开要写原因、跟进和家校联系' },
  many: { shows: '切换角色，菜单和数据随身份变' },
  'partner-1': { shows: '全部下级：概览、渠道排名、退款和结算' },
  'partner-2': { shows: '二级和三级：概览、续约、退款审批和对账' },
  'partner-3': { shows: '只看本级：直营学校、批量启用、设备和下单' },
  'classic-teacher': { shows: '作业从布置到逐题得分，试卷、错题本和学习小组' },
  'classic-school-admin': { shows: '班级、教师和学生名册，教学资源' },
  'classic-subject-leader': { shows: '本学科各班的考试：比均分、看趋势' },
  'grade-leader': { shows: '本年级各班的作业、打印和错题本' },
  'school-master': { shows: '全校各班的作业、打印和错题本，心声查阅记录' },
  researcher: { shows: '本区各校的联考：和生源相近的学校比' },
  parttime: { shows: '录题工作室：按页录题，复核别人录的' },
  admin: { shows: '任何学校作业的打印预览，录题工作室', opens: '/printer?assignmentId=90014003&kinds=sheets' },
};
