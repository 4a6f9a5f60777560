import { describe, expect, it } from 'vitest';
import { passageOf, stemLines } from './passage.ts';
import { withOwnMarks, withSteps } from './stem.ts';

const passage = (text: string, subjectId = '1') => passageOf({ id: 'g', subjectId, passage: text }, 3, 5);
const places = (text: string, subjectId?: string) => passage(text, subjectId).lines.map(({ place }) => place);

const sentence = '秋天到了，果园里落了一地红果子，小刺猬打了一个滚，背上扎满了果子。';

describe('a passage', () => {
  it('is headed by what it says itself is to be done, with the numbers of its questions', () => {
    const { heading, lines } = passage(`阅读下面的文言文，完成题目。\n　　${sentence}\n（选自《归田录》）`);
    expect(heading).toBe('阅读下面的文言文，完成第 3～5 题。');
    expect(lines.map(({ text }) => text)).toEqual([sentence, '（选自《归田录》）']);
    expect(passage('阅读短文，选出适合填入空白处的选项。\nTo listen is to learn.', '3').heading).toBe(
      '阅读短文，选出适合填入空白处的选项，完成第 3～5 题。',
    );
    expect(passage(sentence).heading).toBe('阅读下面的短文，完成第 3～5 题。');
  });

  it('has title, author, verses and notes of a poem in their places', () => {
    const poem = '归园田居（其一）\n陶渊明\n少无适俗韵，性本爱丘山。\n误落尘网中，一去三十年。\n（注）尘网：官府。';
    expect(places(poem)).toEqual(['title', 'author', 'verse', 'verse', 'line']);
    expect(places('沙沙沙，沙沙沙，\n雨点儿落到池塘里。')).toEqual(['verse', 'verse']);
  });

  it('has paragraphs set in, what is listed or said as it is written, and the source at the end of a line', () => {
    expect(places(`榫卯\n　　${sentence}\n　　短。\n（选自《说苑》）`)).toEqual([
      'title',
      'paragraph',
      'paragraph',
      'source',
    ]);
    expect(places(`　　材料一\n${sentence}\n材料二\n${sentence}`)).toEqual([
      'label',
      'paragraph',
      'label',
      'paragraph',
    ]);
    const long = 'The mould grew in all directions, as if it wanted to cover the whole world.';
    expect(places(`School Clubs\n${long}\nW: ${long}\n1. Clean your hands.`, '3')).toEqual([
      'title',
      'paragraph',
      'line',
      'line',
    ]);
  });

  it('of a stem is set as a poem only where it is one', () => {
    const asked =
      '阅读下面这首诗，完成题目。\n商山早行\n温庭筠\n晨起动征铎，客行悲故乡。\n鸡声茅店月，人迹板桥霜。\n正确的是';
    const set = stemLines(asked).map(({ place }) => place);
    expect(set).toEqual(['line', 'title', 'author', 'verse', 'verse', 'line']);
    expect(stemLines('把句子译成英语。\n（1）一。\n（2）二。').map(({ place }) => place)).toEqual([
      'line',
      'line',
      'line',
    ]);
  });
});

describe('a stem', () => {
  it('keeps marks of its own only where they add up to what it is worth', () => {
    const stem = '（1）写出原因。（2 分）（2）说明意义。（4分）';
    expect(withOwnMarks(stem, 6)).toBe(stem);
    expect(withOwnMarks(stem, 9)).toBe('（1）写出原因。（2）说明意义。');
    expect(withOwnMarks('说说你的理解。（5 分）', 5)).toBe('说说你的理解。');
  });

  it('begins a line with each of its questions, where they follow each other', () => {
    expect(withSteps('一辆车行驶。求：（1）速度；（2）时间。')).toBe('一辆车行驶。求：\n（1）速度；\n（2）时间。');
    expect(withSteps('（1）是什么？（2 分）（2）为什么？')).toBe('（1）是什么？（2 分）\n（2）为什么？');
    for (const one of ['填入（1）空和（2）空的词', '解释词语：（1）睨（　　）　（2）安', '一。（2）二。（3）三。'])
      expect(withSteps(one)).toBe(one);
  });
});
