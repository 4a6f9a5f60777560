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

/** How far somebody has come with a text. */
export const wellbeingStates = ['unread', 'watching', 'following', 'closed'] as const;
export type WellbeingState = (typeof wellbeingStates)[number];

/** What is to be done next. */
export const wellbeingSteps = ['open', 'call', 'talk', 'visit', 'look'] as const;
export type WellbeingStep = (typeof wellbeingSteps)[number];

/** What has been done: a talk, a contact with home, a visit, a referral, a note; and what the server writes down itself. */
export const wellbeingActs = ['talk', 'home', 'visit', 'referral', 'note'] as const;
export const wellbeingRecordKinds = [...wellbeingActs, 'level', 'handover', 'closing'] as const;
export type WellbeingRecordKind = (typeof wellbeingRecordKinds)[number];

/** Why a text is opened. */
export const openingReasons = ['first', 'review', 'reported', 'referral', 'other'] as const;
export type OpeningReason = (typeof openingReasons)[number];

/** What the log tells of. */
export const wellbeingLogActs = ['open', 'print'] as const;

/** What waits for somebody: a crisis that is not closed, an urgent text that nobody has opened, what is overdue, tomorrow's talks. */
export const wellbeingMatters = ['crisis', 'unread', 'overdue', 'tomorrow'] as const;
export type WellbeingMatter = (typeof wellbeingMatters)[number];

/** Days for which texts are kept, and what a school may set. */
export const keptDays = { usual: 365, least: 30, most: 3650 } as const;

/** Groups with fewer people are not shown alone. */
export const leastShown = 5;

/** The most characters of a text. */
export const longestText = 2000;
