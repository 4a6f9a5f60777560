import { callEntries, type CallName } from './calls.ts';
import { consoleEntries, type ConsoleCallName } from './console/calls.ts';
import { kindsShown, touchedBy } from './effects.ts';
import type { Endpoint } from './endpoint.ts';
import type { Kind } from './kinds.ts';

/** Kinds of things as people call them. */
export const kindLabels: Record<Kind, string> = {
  school: '学校',
  class: '班级',
  student: '学生',
  teacher: '教师',
  document: '文档',
  question: '题目',
  questionGroup: '题组',
  paper: '试卷',
  assignment: '作业',
  submission: '答卷',
  scanPage: '扫描页',
  mark: '批改记录',
  wellbeingText: '心声',
  grade: '年级',
  course: '课程',
  subject: '学科',
  point: '知识点',
  workbook: '练习册',
  workbookPage: '练习册页',
  workbookQuestion: '练习册题目',
  partner: '合作伙伴',
  tenant: '租户',
  sheet: '答题卡版面',
  printRecord: '打印记录',
  task: '后台任务',
  teaching: '任课',
  basketItem: '试题篮',
  answerKey: '答案和评分标准',
  markingRun: '自动批改',
  mistake: '错题',
  mistakeGroup: '学习小组',
  exam: '考试',
  examRoom: '考场',
  examTemplate: '考试模板',
  markingPart: '阅卷题组',
  markingScript: '阅卷记录',
  candidate: '考生',
  examResult: '考试成绩',
  examPublishing: '成绩发布',
  device: '设备',
  order: '订单',
  refund: '退款',
  settlement: '对账单',
  deviceEvent: '设备历史',
  wellbeingLog: '查阅记录',
  sandbox: '沙箱',
  snapshot: '快照',
  fault: '故障',
  upstream: '上游',
  traffic: '请求记录',
};

type Read = [CallName | ConsoleCallName, Endpoint];

const all: Read[] = [...callEntries, ...consoleEntries];
const reads = all.filter(([, { effects, answers }]) => !effects && answers === 'envelope');

/** A summary without what explains it. */
const titleOf = ({ summary }: Endpoint): string => summary.split(/[：；，]/)[0]!;

/** What a write does and which reads answer something else after it, in a line; "" of a read. */
export function effectText(call: Endpoint): string {
  if (!call.effects) return '';
  const { adds, changes, removes, nothing } = call.effects;
  if (nothing !== '') return `${nothing}，无须刷新。`;
  const done = [told('新增', adds), told('修改', changes), told('删除', removes)].filter((text) => text !== '');
  return `${done.join('，')}；须刷新：${staleAfter(call)
    .map(([, read]) => titleOf(read))
    .join('、')}。`;
}

/** The reads that may answer something else after a write. */
export function staleAfter(call: Endpoint): Read[] {
  const touched = touchedBy(call);
  return reads.filter(([, read]) => touched.some((kind) => kindsShown(read).has(kind)));
}

const told = (verb: string, kinds: readonly Kind[]): string =>
  kinds.length === 0 ? '' : `${verb}${kinds.map((kind) => kindLabels[kind]).join('、')}`;
