import type { MarkDetail } from '../../contracts/wrongbook/mark-shapes.ts';

type Detail = Extract<MarkDetail, { kind: 'composition' }>;
type Sentence = Detail['sentences'][number];

const paragraphs = [
  '那一次，我学会了坚持',
  '去年秋天，学校组织了一次登山活动。那天早晨，太阳刚刚升起，山路上还带着露水。我背着书包，跟在队伍的最后面，心里既兴奋又害怕。',
  '走到半山腰的时候，我的腿象灌了铅一样沉重。汗水顺着脸颊流下来，眼前的石阶好像永远也走不完。我一屁股坐在石头上，想：算了吧，反正也没有人看见。',
  '就在这时，爸爸的话在我耳边响起：“山就在那里，你走一步，它就矮一步。”我咬咬牙，站起来，一步一步地往上走。风吹过松林，发出沙沙的响声。',
  '石阶越来越陡，同学们的笑声也越来越远。我数着自己的步子，数到一百就停下来喘一口气，再从头数起。路边的野菊花开得正好，我却顾不上看。',
  '一位背着柴的老人从后面走上来，冲我笑了笑。他的脚步不快，却一刻也没有停。我跟在他身后，学着他的样子，把每一步都踩实了再迈下一步。',
  '快到山顶的时候，起风了。帽子被吹走，我伸手去抓，差一点摔倒。老师在上面向我招手，喊着我的名字，那声音被风撕成了一片一片。',
  '终于，我站在了山顶。远处的村庄像小小的积木，河流像一条银色的带子。通过这次活动，使我明白了：坚持不是不累，而是累的时候再走一步。',
  '下山的路上，我把水壶里剩下的水分给了走不动的同学。他问我怎么上去的，我想了想，告诉他：一步一步上去的。',
  '从那以后，每当我遇到难题想要放弃时，我就会想起那座山，想起那位背柴的老人，想起那一级一级的石阶。',
];
const text = paragraphs.join('\n');

function on(words: string, kind: Sentence['kind'], dimension: Sentence['dimension'], comment: string): Sentence {
  const start = text.indexOf(words);
  return { start, end: start + words.length, kind, dimension, comment, suggestion: '' };
}

/** The mark of a composition that takes two pages with its comments. */
export const essay = (): { score: number; detail: Detail } => ({
  score: 8,
  detail: {
    kind: 'composition',
    text,
    dimensions: [
      { key: 'content', score: 3, max: 4, comment: '选材真实，有细节' },
      { key: 'structure', score: 1.5, max: 2, comment: '起承转合清楚' },
      { key: 'language', score: 2.5, max: 3, comment: '有一处病句' },
      { key: 'writing', score: 1, max: 1, comment: '' },
    ],
    sentences: [
      on('山路上还带着露水', 'praise', 'language', '写出了清晨的感觉，很细。'),
      on('象', 'typo', 'writing', '“象”应为“像”。'),
      on('我一屁股坐在石头上，想：算了吧', 'praise', 'content', '心理写得真实，为后文的转折做了铺垫。'),
      on('“山就在那里，你走一步，它就矮一步。”', 'advice', 'structure', '这句话是全文的线索，可以在开头先埋下。'),
      on('通过这次活动，使我明白了', 'problem', 'language', '缺主语：“通过”与“使”只留一个。'),
      on('从那以后', 'advice', 'content', '结尾可以写一件具体的小事。'),
    ],
    overall: '文章写了一次登山，选材真实，中间一段的心理描写最好。请改正病句，并试着在结尾写一件具体的小事。',
  },
});
