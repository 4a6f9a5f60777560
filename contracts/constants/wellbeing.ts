/** How worried one has to be about a text, least first; the position is the level that calls carry. */
export const wellbeingLevels = ['一般', '关注', '预警', '危机'] as const;

/** The number of a level. */
export const wellbeingLevel = { usual: 0, watch: 1, warning: 2, crisis: 3 } as const;
export type WellbeingLevel = (typeof wellbeingLevel)[keyof typeof wellbeingLevel];

/** The levels as calls carry them. */
export const wellbeingLevelCodes = [0, 1, 2, 3] as const;

/** Where a text comes from. */
export const wellbeingSources = ['周记', '作文', '随手写'] as const;
export type WellbeingSource = (typeof wellbeingSources)[number];

/** What a text feels like. */
export const wellbeingMoods = ['平静', '低落', '焦虑', '愤怒', '委屈', '孤独', '害怕', '绝望', '疲惫', '烦躁'] as const;
export type WellbeingMood = (typeof wellbeingMoods)[number];

/** What a text is about. */
export const wellbeingThemes = [
  '日常',
  '生命安全',
  '自我伤害',
  '自我价值',
  '家庭',
  '同伴冲突',
  '欺凌',
  '侵害',
  '学业',
  '睡眠',
  '亲人离世',
  '身体与饮食',
  '师生关系',
  '适应',
  '情绪调节',
  '同伴求助',
  '伤人念头',
] as const;
export type WellbeingTheme = (typeof wellbeingThemes)[number];

/** What became of words that the rules looked at. */
export const evidenceVerdicts = ['decisive', 'counted', 'discounted'] as const;
export type EvidenceVerdict = (typeof evidenceVerdicts)[number];
