import { describe, expect, it } from 'vitest';
import { wellbeingLevel } from '../../../contracts/constants/wellbeing.ts';
import { judge } from './judge.ts';

const { usual, watch, warning, crisis } = wellbeingLevel;

/** The words that were looked at, with what became of them. */
const evidenceOf = (text: string): string[] =>
  judge(text).evidence.map(({ from, to, verdict, reason }) => `${text.slice(from, to)} ${verdict} ${reason}`.trim());

describe('the level of a text', () => {
  it.each([
    ['我不想活了，真的撑不下去了。', crisis],
    ['要是哪天我不在了，大概要过很久才有人发现吧。', warning],
    ['这次月考又退步了，我很难过。', watch],
    ['春天来了，校门口的樱花开了。', usual],
    ['', usual],
  ])('%s', (text, level) => expect(judge(text).level).toBe(level));

  it('is that of its worst sentence, whatever stands around it', () => {
    const calm = '今天的晚霞特别美，我拍了照片发给妈妈。';
    expect(judge(`${calm}${calm}我写好了遗书。${calm}`).level).toBe(crisis);
  });

  it('rises where many small worries come together', () => {
    const many = '我考砸了，很难过，也睡不着，爸妈又吵架，没有朋友，心里烦得很。';
    expect(judge(many).level).toBe(warning);
    expect(judge('我考砸了。').level).toBe(watch);
  });

  it('rises where words say together what none says alone', () => {
    expect(judge('我们班的窗户擦得很亮。').level).toBe(usual);
    expect(judge('我用笔尖一直戳手心，看着血流出来。').level).toBe(crisis);
  });

  it('is not raised by what is not there: letters of other scripts, signs, a long text', () => {
    expect(judge('😀 123 hello').level).toBe(usual);
    expect(judge('今天和同桌一起打扫卫生，老师夸我们擦得亮。'.repeat(300)).level).toBe(usual);
  });
});

describe('what takes words away', () => {
  it.each([
    ['negation', '我从来没想过自杀。', '否定'],
    ['a song', '歌里唱“我想死在海边”，旋律很好听。', '引用作品'],
    ['a title', '我读了《不想活了》这本小说。', '作品名'],
    ['a story', '电影里主角从楼上跳下去，披风一展就飞了起来。', '讲的是作品'],
    ['a joke', '同学说“这次考不好我就不活了”，她考了第一，大家都笑她。', ''],
    ['slang', '今天笑死我了，作业多得要死。', '口头禅'],
    ['a game', '打游戏又死了三次。', '游戏'],
    ['a mishap', '我不小心割破了手指。', '不小心'],
  ])('%s: %s', (_, text, reason) => {
    expect(judge(text).level).toBeLessThan(warning);
    if (reason !== '') expect(evidenceOf(text).join()).toContain(`discounted ${reason}`);
  });

  it.each([
    ['a denial of the denial', '我不是没想过死，我是每天都在想。', crisis],
    ['a but behind it', '我不想死，可是我真的没有别的办法了，我只想自杀。', crisis],
    ['what the writer has said', '我对妈妈说：“我不想活了。”', crisis],
    ['that nobody believes it', '我想死这件事，跟谁说他们都以为我在开玩笑。', crisis],
    ['slang beside it', '累死我了，我是真的想自杀。', crisis],
  ])('not %s', (_, text, level) => expect(judge(text).level).toBe(level));
});

it('takes what is said of others for a worry about them', () => {
  const { level, themes } = judge('好朋友跟我说她不想活了，让我不要告诉别人。');
  expect(level).toBe(warning);
  expect(themes).toContain('同伴求助');
});

it('names the words that decided, and those that did not count', () => {
  const text = '晚上睡不着。要是哪天我不在了，大概没有人发现。歌里唱“让我从世上消失”。';
  expect(evidenceOf(text)).toEqual([
    '睡不着 counted',
    expect.stringMatching(/^要是哪天我不在了? decisive$/),
    '从世上消失 discounted 引用作品',
  ]);
});

it('takes no long time for a long text', () => {
  const text = '我觉得很难过，晚上睡不着，老师批评我，爸妈吵架。'.repeat(200);
  expect(judge(text).evidence.length).toBeGreaterThan(200);
});
