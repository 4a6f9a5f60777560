import type { Judgement, TokenWay, UpstreamMode } from '../../../contracts/console/upstream-words.ts';
import type { Say } from '../words.ts';

/** What is said of where calls go, by its name. */
export const modeLabels = (say: Say): Record<UpstreamMode, string> => ({
  local: say('本地'),
  upstream: say('上游'),
  spy: say('旁听'),
  diff: say('对比'),
});

/** What each of these means, in a sentence. */
export const modeMeanings = (say: Say): Record<UpstreamMode, string> => ({
  local: say('这里回答'),
  upstream: say('上游回答'),
  spy: say('上游回答，这里也做一遍来比较'),
  diff: say('这里回答，也问上游来比较'),
});

export const tokenLabels: Record<TokenWay, string> = {
  own: '原样带上这里的令牌',
  fixed: '总用同一个令牌',
  persona: '到上游登录',
};

interface Look {
  label: string;
  tone: 'bad' | 'warn' | 'info' | 'plain';
}

/** What differences are worth, by their name. */
export const judgementLooks = (say: Say): Record<Judgement, Look> => ({
  spec: { label: say('与规格不符'), tone: 'bad' },
  assumed: { label: say('与推断不同'), tone: 'warn' },
  ours: { label: say('与本项目的接口不同'), tone: 'warn' },
  known: { label: say('档案已记'), tone: 'plain' },
  outcome: { label: say('结果不同'), tone: 'warn' },
  data: { label: say('数据不同'), tone: 'plain' },
});
