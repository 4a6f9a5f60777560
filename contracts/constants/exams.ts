// Kinds, states and numbers of exams; the specification names the screens alone, so that all of this is ours.

export const examKinds = ['weekly', 'monthly', 'midterm', 'final', 'mock'] as const;
export type ExamKind = (typeof examKinds)[number];
export const examKindLabels: Record<ExamKind, string> = {
  weekly: '周测',
  monthly: '月考',
  midterm: '期中',
  final: '期末',
  mock: '模拟',
};

export const examStates = ['planned', 'printed', 'sitting', 'scanning', 'marking', 'published'] as const;
export type ExamState = (typeof examStates)[number];
export const examStateLabels: Record<ExamState, string> = {
  planned: '筹备中',
  printed: '已印制',
  sitting: '考试中',
  scanning: '扫描中',
  marking: '阅卷中',
  published: '已发布',
};

export const examActNames = [
  ...(['print', 'begin', 'collect', 'mark', 'publish'] as const),
  ...(['replan', 'reprint', 'resit', 'rescan', 'remark'] as const),
] as const;
export type ExamAct = (typeof examActNames)[number];

/** The steps of an exam: each leads one state on or back, and its leaders take it. */
export const examActs: Record<ExamAct, { from: ExamState; to: ExamState; label: string }> = {
  print: { from: 'planned', to: 'printed', label: '完成印制' },
  begin: { from: 'printed', to: 'sitting', label: '开考' },
  collect: { from: 'sitting', to: 'scanning', label: '收卷扫描' },
  mark: { from: 'scanning', to: 'marking', label: '开始阅卷' },
  publish: { from: 'marking', to: 'published', label: '发布' },
  replan: { from: 'printed', to: 'planned', label: '退回筹备' },
  reprint: { from: 'sitting', to: 'printed', label: '撤销开考' },
  resit: { from: 'scanning', to: 'sitting', label: '撤销收卷' },
  rescan: { from: 'marking', to: 'scanning', label: '退回扫描' },
  remark: { from: 'published', to: 'marking', label: '撤回发布' },
};

/** Where a subject's paper comes from: a paper of the bank or builder, an uploaded one, or none, for which scores come in. */
export const examWays = ['paper', 'upload', 'scores'] as const;
export type ExamWay = (typeof examWays)[number];
export const examWayLabels: Record<ExamWay, string> = { paper: '题库试卷', upload: '上传试卷', scores: '只录分数' };

/** By what candidates are seated: class after class, classes mixed, the last result, or at random with neighbours of other classes. */
export const seatingWays = ['class', 'mixed', 'result', 'random'] as const;
export type SeatingWay = (typeof seatingWays)[number];
export const seatingWayLabels: Record<SeatingWay, string> = {
  class: '按班级',
  mixed: '混编',
  result: '按上次成绩',
  random: '随机（相邻不同班）',
};

/** What became of a candidate in a subject; whoever did not sit it is in none of its figures, zeros are in all. */
export const resultState = { sat: 0, absent: 1, disqualified: 2, deferred: 3, makeUp: 4 } as const;
export const resultStateLabels = { 0: '正常', 1: '缺考', 2: '违纪', 3: '缓考', 4: '补考' } as const;

/** Subjects are published together, or taken back together. */
export const publishingActs = ['publish', 'takeBack'] as const;
export const publishingActLabels = { publish: '发布', takeBack: '撤回' } as const;

export const publishingStates = ['running', 'done', 'failed'] as const;

/** Which candidates of a subject are shown: all, who sat it and has no score, who has one, who was not there, who sat it later. */
export const scoreFilters = ['all', 'missing', 'scored', 'away', 'madeUp'] as const;
export const scoreFilterLabels: Record<(typeof scoreFilters)[number], string> = {
  all: '全部',
  missing: '未登分',
  scored: '已登分',
  away: '缺考、违纪、缓考',
  madeUp: '有补考',
};

/** Shares of full marks: excellent above the first, passed from the second, low below the third. */
export interface ExamThresholds {
  excellent: number;
  pass: number;
  low: number;
}

/** The specification's bands begin above 90 and at 60 %; it names no low marks, for which schools take 40. */
export const defaultThresholds: ExamThresholds = { excellent: 0.9, pass: 0.6, low: 0.4 };

/** Parts of a number of a candidate, written as {年} or, with at least so many digits, {班:2}. */
export const examNoParts = ['年', '年级', '班', '考场', '座位', '序号', '学号'] as const;
export const defaultExamNoPattern = '{年}{年级:2}{考场:2}{座位:2}';
