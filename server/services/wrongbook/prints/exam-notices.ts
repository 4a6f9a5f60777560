/** What candidates must know, by what the paper is in and for whom. */
interface Examined {
  subjectId: string;
  gradeId: string;
  questions: number;
  full: number;
  /** Whether it is answered on sheets: then nothing is written on the paper. */
  onSheets: boolean;
}

/** The last grade of primary schools. */
const lastOfPrimary = 6;

const [chinese, maths, english, physics, chemistry] = ['1', '2', '3', '4', '5'] as const;

/** Relative atomic masses as examinations print them, rounded. */
const atomicMasses =
  'H 1　C 12　N 14　O 16　Na 23　Mg 24　Al 27　S 32　Cl 35.5　K 39　Ca 40　Fe 56　Cu 64　Zn 65　Ag 108　Ba 137';

/** What is asked of those who write for the first time, and what of others. */
const ofSubject: Record<string, { primary: string; later: string }> = {
  [chinese]: { primary: '书写工整，卷面整洁，注意错别字和标点。', later: '作文中不要出现真实的人名、校名和地名。' },
  [maths]: {
    primary: '解决问题须列出算式，写清单位和答。',
    later: '解答题须写出文字说明、证明过程或演算步骤；作图先用铅笔，再用黑色签字笔描黑。',
  },
  [english]: { primary: '书写规范，注意大小写和标点。', later: '书面表达中不要出现真实的人名、校名和地名。' },
  [physics]: { primary: '', later: '计算题须写出公式和演算步骤，结果带单位；只写结果的不得分。' },
  [chemistry]: { primary: '', later: `可能用到的相对原子质量：${atomicMasses}。` },
};

function howToAnswer(isPrimary: boolean, onSheets: boolean): string {
  if (onSheets)
    return isPrimary
      ? '选择题用铅笔填涂在答题卡上，其他题写在答题卡的框内。'
      : '选择题用 2B 铅笔填涂在答题卡上，其他题用黑色签字笔写在答题卡的框内，写在试卷上无效。';
  return isPrimary ? '认真读题，书写工整，做完后仔细检查。' : '请用黑色签字笔作答，字迹工整；作图可用铅笔。';
}

/** The notices above an examination, in their order. */
export function noticesOf({ subjectId, gradeId, questions, full, onSheets }: Examined): string[] {
  const isPrimary = Number(gradeId) <= lastOfPrimary;
  const own = ofSubject[subjectId]?.[isPrimary ? 'primary' : 'later'] ?? '';
  return [
    '答题前，请在密封线内填写学校、班级、姓名和考号，密封线内不要答题。',
    howToAnswer(isPrimary, onSheets),
    ...(own === '' ? [] : [own]),
    `本试卷共 ${questions} 题，满分 ${full} 分。考试结束后，请将试卷${onSheets ? '和答题卡' : ''}一并交回。`,
  ];
}
