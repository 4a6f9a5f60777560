// Types of assignments, which subjects they suit, and how they are printed (specification, sections 3 and 9).

/** The number of an assignment's type. */
export const taskType = { examProcess: 1, composition: 2, errorNote: 4, dictationPractice: 5 } as const;
export type AssignmentKind = keyof typeof taskType;

const commonSubjects: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '23'];

/** Subjects by kind of assignment. */
export const subjectsOf = {
  commonHomework: commonSubjects,
  personalisedHomework: commonSubjects,
  essay: ['1', '3'],
  dictation: ['1', '3', '8', '9'],
} as const satisfies Record<string, readonly string[]>;

/** Further sets of subjects that the specification lists without saying what for. */
export const otherSubjectSets = [
  ['1', '3'],
  ['2', '4', '5', '6'],
  ['1', '3', '8', '9'],
] as const;

/** Occasions of an assignment; the values are ours. */
export const assignmentTags = [
  { value: 'inClass', label: '课堂练习' },
  { value: 'home', label: '课后作业' },
  { value: 'quiz', label: '随堂测验' },
  { value: 'clearing', label: '周清月清' },
  { value: 'stage', label: '阶段复习' },
] as const;

/** Who can use something shared. */
export const scope = { classOnly: 2, wholeSchool: 1 } as const;
export const scopeLabels = { 2: '仅本班', 1: '全校' } as const;

export const printMode = { smartMatch: 0, unifiedCap: 1 } as const;
export const printModeLabels = { 0: '智能匹配', 1: '统一上限' } as const;

export const practiceMode = { consolidate: 41, extend: 42 } as const;
export const practiceModeLabels = { 41: '巩固错题', 42: '举一反三' } as const;

export interface AssignmentType {
  taskType: (typeof taskType)[AssignmentKind];
  type: AssignmentKind;
  supportSubjectIds: readonly string[];
  title: string;
  desc: readonly string[];
  steps: readonly string[];
  tags: readonly string[];
  btnText: string;
  /** Address of the card's picture, relative to the application. */
  cardIconUrl: string;
  /** Address of the button's picture, relative to the application. */
  btnIconUrl: string;
}

const assign = { btnText: '布置', btnIconUrl: 'icons/assign.svg' } as const;

/** The four types of assignments in the order of their cards; texts are ours, the specification names only the fields. */
export const assignmentTypes: readonly AssignmentType[] = [
  {
    ...assign,
    taskType: taskType.examProcess,
    type: 'examProcess',
    supportSubjectIds: subjectsOf.commonHomework,
    title: '作业与考试',
    desc: ['用题库、练习册或自己的试卷布置', '打印答题卡，扫描后自动批改'],
    steps: ['选试卷', '打印答题卡', '扫描批改', '看报告'],
    tags: ['课堂练习', '课后作业', '随堂测验', '阶段复习'],
    cardIconUrl: 'icons/exam-process.svg',
  },
  {
    ...assign,
    taskType: taskType.composition,
    type: 'composition',
    supportSubjectIds: subjectsOf.essay,
    title: '作文',
    desc: ['按内容、结构、语言、书写评分', '逐句点评，给出修改建议'],
    steps: ['出题目', '收作文', '批改点评', '看报告'],
    tags: ['课堂练习', '课后作业'],
    cardIconUrl: 'icons/composition.svg',
  },
  {
    ...assign,
    taskType: taskType.errorNote,
    type: 'errorNote',
    supportSubjectIds: subjectsOf.personalisedHomework,
    title: '错题巩固',
    desc: ['按每个学生的错题单独组题', '巩固错题或举一反三'],
    steps: ['选范围', '组题打印', '扫描批改', '看掌握情况'],
    tags: ['周清月清', '阶段复习'],
    cardIconUrl: 'icons/error-note.svg',
  },
  {
    ...assign,
    taskType: taskType.dictationPractice,
    type: 'dictationPractice',
    supportSubjectIds: subjectsOf.dictation,
    title: '听写默写',
    desc: ['字词、单词和要点的听写默写', '扫描后自动判对错'],
    steps: ['选内容', '打印答题纸', '扫描批改', '看报告'],
    tags: ['课堂练习', '课后作业', '随堂测验'],
    cardIconUrl: 'icons/dictation-practice.svg',
  },
];

/** Where an assignment stands, in words. */
export const stageLabels = { collecting: '待交', marking: '批改中', published: '已发布', withdrawn: '已撤回' } as const;

/** What a student's part in an assignment has come to, in words. */
export const submissionStateLabels = { 0: '未交', 1: '已交', 2: '缺交' } as const;
