// What can be printed and how, in words.

/** What can be printed of an assignment or a paper. */
export const printKindLabels = {
  paper: '试卷',
  answers: '参考答案',
  sheets: '学生答题卡',
  blankSheet: '空白答题卡',
  report: '成绩报告',
} as const;

/** What was done with the pages. */
export const printActionLabels = { print: '打印', save: '保存 PDF' } as const;
