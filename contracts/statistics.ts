// What the figures of reports are called, how they are computed and read, and where that comes from.

/** A figure: its name, its formula as plain text, how to read it, when it is not given, and its source. */
export interface Statistic {
  label: string;
  formula: string;
  meaning: string;
  source: string;
}

/** Fewer sheets have no upper and lower group: each would hold two students or fewer. */
export const fewestGroupedSheets = 10;

/** Share of the sheets in the upper and in the lower group (Kelley, 1939). */
export const groupShare = 0.27;

/** A knowledge point that is mastered to less than this is weak: the line below which a score fails. */
export const weakBelow = 0.6;

/** Fewer of a student's works tell nothing of a movement. */
export const fewestWorks = 4;

/** A change is called one where at most one in ten of all that are called so is due to chance (our own convention). */
export const sureFrom = 0.9;

const crockerAlgina = 'Crocker, L. & Algina, J., Introduction to Classical and Modern Test Theory, 1986';
const ours = '本系统约定';

/** Every figure of the reports. */
export const statistics = {
  mean: {
    label: '平均分',
    formula: 'X̄ = ΣX / N',
    meaning: '全部批完的答卷总分的平均值，单位为分；缺交和没有批完的不计，零分计入；没有批完的答卷时不给出。',
    source: crockerAlgina,
  },
  median: {
    label: '中位数',
    formula: '总分从低到高排列，取第 (N + 1) / 2 个；N 为偶数时取中间两个的平均值',
    meaning: '一半学生不高于它，一半不低于它，单位为分；不受个别极高、极低分影响；没有批完的答卷时不给出。',
    source: 'Hyndman, R. J. & Fan, Y., Sample Quantiles in Statistical Packages, The American Statistician 50, 1996',
  },
  standardDeviation: {
    label: '标准差',
    formula: 'S = √[Σ(X − X̄)² / (N − 1)]',
    meaning: '分数离平均分的一般距离，单位为分；越大，学生之间差距越大；少于 2 份批完的答卷时不给出。',
    source: crockerAlgina,
  },
  passRate: {
    label: '及格率',
    formula: '及格率 = 得分率达到 60% 的人数 / 批完的答卷数',
    meaning: '及格、良好、优秀的学生所占比例，恰为 60% 算及格；考试按本次设定的及格线；没有批完的答卷时不给出。',
    source: ours,
  },
  excellentRate: {
    label: '优秀率',
    formula: '优秀率 = 得分率高于 90% 的人数 / 批完的答卷数',
    meaning: '优秀的学生所占比例，恰为 90% 算良好；考试按本次设定的优秀线；没有批完的答卷时不给出。',
    source: ours,
  },
  facility: {
    label: '难度',
    formula: 'P = X̄ / W（X̄ 为本题平均分，W 为本题满分）',
    meaning: '0 到 1，越大题目越容易；选择题即答对的比例；没有批阅过的答卷时不给出。',
    source: crockerAlgina,
  },
  rightRate: {
    label: '满分率',
    formula: '满分率 = 本题得满分的人数 / 本题已批阅人数',
    meaning: '完全答对本题的学生所占比例；没有批阅过的答卷时不给出。',
    source: crockerAlgina,
  },
  discriminationIndex: {
    label: '区分度 D',
    formula: 'D = P_H − P_L（总分最高与最低各 27% 的学生在本题的得分率之差）',
    meaning: `−1 到 1，越大越能区分高低水平，负值表示低分学生反而答得好，应检查题目和答案；组界上总分相同的学生按相同的份额计入；少于 ${fewestGroupedSheets} 份批完的答卷或总分全部相同时不给出。`,
    source:
      'Kelley, T. L., The Selection of Upper and Lower Groups for the Validation of Test Items, Journal of Educational Psychology 30, 1939',
  },
  pointBiserial: {
    label: '题总相关 r',
    formula: 'r = Cov(X, T − X) / (S_X · S_(T−X))（X 为本题得分，T 为总分）',
    meaning:
      '−1 到 1，本题得分与其余各题总分的相关，本题不计入总分；只有对错两种得分时即点二列相关；少于 3 份批完的答卷，或本题得分、其余总分全部相同时不给出。',
    source: 'Henrysson, S., Correction of Item-Total Correlations in Item Analysis, Psychometrika 28, 1963',
  },
  alpha: {
    label: '信度 α',
    formula: 'α = k / (k − 1) · (1 − ΣS_i² / S_T²)（k 为题数）',
    meaning:
      '最大为 1，各题测量同一种能力的一致程度，越大总分越可靠，题数多时自然偏大；少于 2 题、少于 2 份批完的答卷或总分全部相同时不给出。',
    source: 'Cronbach, L. J., Coefficient Alpha and the Internal Structure of Tests, Psychometrika 16, 1951',
  },
  alphaIfDeleted: {
    label: '删题后信度',
    formula: '去掉本题后，对其余 k − 1 题计算 α',
    meaning:
      '高于全卷信度，说明本题与其他题目不一致，值得检查；少于 3 题、少于 2 份批完的答卷或其余总分全部相同时不给出。',
    source: 'Cronbach, L. J., Coefficient Alpha and the Internal Structure of Tests, Psychometrika 16, 1951',
  },
  standardError: {
    label: '测量标准误',
    formula: 'SEM = S · √(1 − α)',
    meaning:
      '假如同一学生反复做同样的试卷，得分一般会波动多少，单位为分；相差不大于它的两个分数难分高下；信度不给出或为负时不给出。',
    source: 'Lord, F. M. & Novick, M. R., Statistical Theories of Mental Test Scores, 1968',
  },
  mastery: {
    label: '掌握度',
    formula: '掌握度 = 知识点所涉各题得分之和 / 这些题满分之和',
    meaning: `0 到 1，低于 ${weakBelow * 100}% 为薄弱；一题涉及几个知识点时对每个都全部计入；所涉各题都没有批阅时不给出。`,
    source:
      'Bloom, B. S., Hastings, J. T. & Madaus, G. F., Handbook on Formative and Summative Evaluation of Student Learning, 1971',
  },
  percentileRank: {
    label: '百分等级',
    formula: 'PR = 100 · (低于该分的人数 + 0.5 · 等于该分的人数) / N',
    meaning: '0 到 100，该分数超过了百分之几的学生，与他分数相同的算一半；本人没有批完的答卷时不给出。',
    source: crockerAlgina,
  },
  optionShare: {
    label: '选项比例',
    formula: '选项比例 = 选该项的人数 / 已交人数',
    meaning:
      '错误选项应有人选，且低分组选的多于高分组；选的人不到 5% 的选项不起干扰作用；多选题既按整个答案、也按单个选项统计；没有答卷时不给出。',
    source:
      'Haladyna, T. M. & Downing, S. M., How Many Options Is Enough for a Multiple-Choice Test Item?, Educational and Psychological Measurement 53, 1993',
  },
  completion: {
    label: '完成率',
    formula: '完成率 = 已交人数 / 应交人数',
    meaning: '应交的学生中已经上交的比例；没有应交的学生时不给出。',
    source: ours,
  },
  change: {
    label: '变化',
    formula: 'd = b · (x_末 − x_初)，b = Σ(x − x̄)(z − z̄) / Σ(x − x̄)²，z = (X − 本班平均分) / 班内标准差（x 为日期）',
    meaning: `这段时间里相对本班同学升降了几个标准差，与各次作业的难易无关；只有把握不低于 ${sureFrom * 100}% 的才称为上升或下降，其余都在正常波动之内；少于 ${fewestWorks} 次有分数的作业时不给出。`,
    source:
      'Draper, N. R. & Smith, H., Applied Regression Analysis, 1998；Benjamini, Y. & Hochberg, Y., Controlling the False Discovery Rate, Journal of the Royal Statistical Society B 57, 1995',
  },
  lowRate: {
    label: '低分率',
    formula: '低分率 = 得分率低于低分线的人数 / 计入人数',
    meaning:
      '低分线由学校设定，通常为 40%，恰在线上不算低分；缺考、违纪、缓考、补考的不计，零分计入；没有人计入时不给出。',
    source: ours,
  },
  standardScore: {
    label: '标准分 T',
    formula: 'T = 50 + 10 · (X − X̄) / S（X̄、S 为全体考生的平均分和标准差，S 以 N 为除数）',
    meaning: '全体考生平均 50，约三分之二在 40 到 60 之间；不同学科、不同次考试的位置由此可比；全体分数相同时不给出。',
    source: 'McCall, W. A., How to Measure in Education, 1922',
  },
  groupDifference: {
    label: '与同类班的差',
    formula: 'X̄_本班 − X̄_其他同类班 ± t · √(S₁²/n₁ + S₂²/n₂)；比率之差用 Newcombe 区间和 Fisher 精确检验',
    meaning:
      '同组其他班合在一起为比较对象，区间为 95%；一张表里比较很多次，全部比较按 Holm 校正后仍不大于 0.05、区间不含 0 才标记，未标记的不能说有高低；任一方少于 2 人时不给出。',
    source:
      'Welch, B. L., The Generalization of "Student\'s" Problem, Biometrika 34, 1947；Newcombe, R. G., Interval Estimation for the Difference Between Independent Proportions, Statistics in Medicine 17, 1998；Holm, S., A Simple Sequentially Rejective Multiple Test Procedure, Scandinavian Journal of Statistics 6, 1979',
  },
  progress: {
    label: '标准分变化',
    formula: 'd = Σ(T_本次 − T_上次) / n ± t · S_d / √n',
    meaning:
      '只比两次都考的学生，区间为 95%；各班一起按 Holm 校正后仍不大于 0.05 的才称为变化，其余不足以说明进退步；少于 2 人时不给出。',
    source: 'Student, The Probable Error of a Mean, Biometrika 6, 1908',
  },
  balance: {
    label: '均衡度',
    formula: 'S_T = √[Σ(T_科 − T̄)² / k]（k 为本人有成绩的科数）',
    meaning:
      '本人各科标准分的离散，越小越均衡；比其余各科的平均低 5 分（半个标准差）以上、且最低的一科称为最弱学科；少于 2 科时不给出。',
    source: ours,
  },
  gradedScore: {
    label: '等级赋分',
    formula:
      '(Y₂ − Y) / (Y − Y₁) = (T₂ − T) / (T − T₁)，T 四舍五入取整（Y₁、Y₂ 为本等级原始分的最低、最高分，T₁、T₂ 为赋分区间）',
    meaning:
      '按原始分从高到低依人数比例分等，同分同等，跨界时归入较高等级；一个等级只有一种原始分时取赋分区间的中间值，全体最高分取上限；没有成绩时不给出。',
    source: '教育部关于做好普通高校招生选择性考试科目等级赋分的指导意见及各省实施办法，2018 年起',
  },
  kappa: {
    label: '加权 Kappa',
    formula: 'κ = 1 − Σ(a − b)² / [Σᵢ Σⱼ (aᵢ − bⱼ)² / n]（a、b 为同一份答案的一评、二评）',
    meaning:
      '最大为 1，0 为与随意给分无异；相差越大扣得越重；双评一致的另一面是平均相差和一致限；双评分数全部相同时不给出。',
    source:
      'Cohen, J., Weighted Kappa, Psychological Bulletin 70, 1968；Bland, J. M. & Altman, D. G., Statistical Methods for Assessing Agreement, Lancet 327, 1986',
  },
  unitDifference: {
    label: '与同类学校、班级的差',
    formula:
      '差 = 本校（班）均分 − 同组其他校（班）按人数加权的均分；和上次比时先把每个学生两次的标准分（50 + 10Z）相减',
    meaning:
      '区间为 95%；全部比较按 Holm 校正后仍不大于 0.05 的才标 ▲▼，其余在偶然范围内，不宜据此评价；学校不足 20 人、班级不足 10 人时不给出。',
    source:
      'Welch, B. L., The Generalization of "Student\'s" Problem, Biometrika 34, 1947；Holm, S., A Simple Sequentially Rejective Multiple Test Procedure, Scandinavian Journal of Statistics 6, 1979',
  },
  intakeGroups: {
    label: '生源组',
    formula: '按入学联考总分得分率从高到低排列，分成使组内平方和最小的几组，平均三校一组',
    meaning: '同组的学校入学水平最接近；不足 6 所学校有入学成绩时不给出。',
    source:
      'Fisher, W. D., On Grouping for Maximum Homogeneity, Journal of the American Statistical Association 53, 1958',
  },
  betweenShare: {
    label: '差异在校间（班间）',
    formula: 'η² = Σ nᵢ(X̄ᵢ − X̄)² / Σ(X − X̄)²',
    meaning: '全部分数差异里有多少是学校（班级）之间的，其余在校（班）内的学生之间；分数全部相同时不给出。',
    source: 'Fisher, R. A., Statistical Methods for Research Workers, 1925',
  },
} as const satisfies Record<string, Statistic>;

/** Name of a figure. */
export type StatisticName = keyof typeof statistics;
