import {
  evidenceVerdicts,
  openingReasons,
  wellbeingLevelCodes,
  wellbeingLogActs,
  wellbeingMoods,
  wellbeingSources,
  wellbeingStates,
  wellbeingSteps,
  wellbeingThemes,
} from '../../constants/wellbeing.ts';
import * as z from 'zod';
import * as f from '../../fields.ts';

export const textGone = { textGone: '这一篇已按学校的保留时间删除' } as const;

/** What is wrong with the key is said in words, and nothing is lost by it. */
export const keyFaults = {
  keyLost: '密钥文件不在原处，请告诉系统管理员；内容没有丢',
  keyWrong: '密钥文件不是写下内容时用的那一个，请告诉系统管理员；内容没有丢',
  broken: '这一篇的内容已损坏，无法解密，请告诉系统管理员',
} as const;

export const changedMeanwhile = { changed: '别人刚刚改过，请看过新的内容再改' } as const;

export const textId = (need?: 'read') =>
  f.id('文字', { of: 'wellbeingText', ...(need && { need }), refuse: 'textGone' });

export const level = (label: string) => f.stateOut(label, wellbeingLevelCodes);

/** What a list tells of a text: everything but what it says. */
export const textItem = {
  textId: f.id('文字', { of: 'wellbeingText' }),
  studentId: f.id('学生', { of: 'student' }),
  studentName: f.text('学生'),
  className: f.text('班级', { of: 'class' }),
  source: f.choice('来源', wellbeingSources),
  writtenAt: f.dateTime('写于'),
  level: level('级别'),
  moods: f.list(f.choice('情绪', wellbeingMoods)),
  themes: f.list(f.choice('主题', wellbeingThemes)),
  state: f.choice('跟进', wellbeingStates),
  ownerName: f.text('负责人'),
  nextStep: f.choice('下一步', ['', ...wellbeingSteps]),
  nextAt: f.dateTime('下一步的时间'),
};

export const evidenceItem = f.record({
  from: f.count('起'),
  to: f.count('止'),
  name: f.text('类别'),
  verdict: f.choice('计入', evidenceVerdicts),
  reason: f.text('不计入的原因'),
});

/** One opening or printing, as the log tells it. */
export const logItem = f.record({
  logNo: f.text('记录编号'),
  time: f.dateTime('时间'),
  userName: f.text('谁'),
  isOwn: f.flag('是否本人'),
  studentName: f.text('谁写的'),
  className: f.text('班级'),
  source: f.choice('来源', wellbeingSources),
  writtenAt: f.dateTime('写于'),
  act: f.choice('做了什么', wellbeingLogActs),
  reason: f.choice('原因', openingReasons),
  note: f.text('补充说明'),
});

/** How many texts of each level; the position is the level. */
export const levelCounts = f.list(f.count('篇数')).check(z.length(4));
