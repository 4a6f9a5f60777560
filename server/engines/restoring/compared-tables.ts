/** The setting that says when a sandbox was last taken back. */
export const restoredAt = 'restoredAt';

/** What people change, by table and what one row of it is called; nobody counts what follows from these. */
export const countedTables = [
  ['assignments', '份作业'],
  ['papers', '份试卷'],
  ['questions', '道题'],
  ['exams', '场考试'],
  ['scans', '次扫描'],
  ['submissions', '份学生作答'],
  ['marks', '处给分'],
  ['marking_scripts', '份阅卷'],
  ['documents', '个文件'],
  ['students', '名学生'],
  ['school_classes', '个班级'],
  ['promotions', '次升级'],
  ['teachings', '项任课'],
  ['user_roles', '个身份'],
  ['mistake_decisions', '处错题处理'],
  ['custom_mistakes', '道补录的错题'],
  ['school_settings', '项学校设置'],
  ['devices', '台设备'],
  ['orders', '笔订单'],
  ['refunds', '笔退款'],
] as const;

/** The tables whose changes are counted: what was counted holds until one of them is written. */
export const comparedTables: readonly string[] = [...countedTables.map(([table]) => table), 'users'];
