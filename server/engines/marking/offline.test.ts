import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compositionText, essay, letter } from './testing-texts.ts';
import type { GivenMark, MarkingAnswer, MarkingQuestion } from './marker.ts';
import { sumOf, worthOf } from './given.ts';
import { offlineMarker } from './offline.ts';
import { answerWith, questionWith } from './testing.ts';

const markOne = async (question: MarkingQuestion, answer: MarkingAnswer): Promise<GivenMark> =>
  (await offlineMarker.mark(question, [answer])).marks[0]!;

const mark = (question: Partial<MarkingQuestion>, text: string | null, answer: Partial<MarkingAnswer> = {}) =>
  markOne(questionWith(question), answerWith(text, answer));

describe('choices', () => {
  it.each([
    ['A', 4],
    ['ａ', 4],
    ['B', 0],
  ])('give a single %s %d', async (text, score) => expect((await mark({}, text)).score).toBe(score));

  const several = { isMultiple: true, answers: [['A', 'C', 'D']] };
  it.each([
    ['ACD', 4],
    ['DCA', 4],
    ['AC', 2],
    ['A', 2],
    ['AB', 0],
    ['ABCD', 0],
  ])('give %s of ACD %d', async (text, score) => expect((await mark(several, text)).score).toBe(score));

  it('that are empty have nothing, for sure', async () => {
    for (const answer of [answerWith(''), answerWith(null, { isBlank: true }), answerWith(null, { verdict: 'empty' })])
      expect(await markOne(questionWith(), answer)).toMatchObject({
        score: 0,
        confidence: 1,
        reason: '未作答',
        answer: '',
      });
  });

  it('that are hard to read have a score and are not sure', async () => {
    expect(await mark({}, 'A', { verdict: 'ambiguous' })).toMatchObject({ score: 4, confidence: 0.4 });
    expect(await mark({}, 'AB', { verdict: 'several' })).toMatchObject({ score: 0, confidence: 0.4 });
    expect(await mark(several, 'ACD', { verdict: 'several' })).toMatchObject({ score: 4, confidence: 0.99 });
    expect(await mark({}, '', { verdict: 'ambiguous' })).toMatchObject({ score: null, confidence: 0 });
    expect(await mark({ answers: [] }, 'A')).toMatchObject({ score: null });
  });
});

describe('blanks', () => {
  const two = { questionType: 2, answers: [['3'], ['$\\frac{1}{2}$', '1/2']], score: 5 };

  it('count each for itself', async () => {
    expect(await mark(two, '3\n0.5')).toMatchObject({ score: 5, parts: [2.5, 2.5] });
    expect(await mark(two, '3；½')).toMatchObject({ score: 5 });
    expect(await mark(two, '\n0.5')).toMatchObject({ score: 2.5, parts: [0, 2.5] });
    const wrong = await mark(two, '3\n2');
    expect(wrong).toMatchObject({ score: 2.5, reason: '2 空对 1 空：第 1 空与答案一致；第 2 空与答案不同' });
    expect(wrong.detail).toMatchObject({ kind: 'blanks', blanks: [{ isRight: true }, { given: '2', isRight: false }] });
  });

  it('keep their order unless the question says otherwise', async () => {
    expect(await mark(two, '0.5\n3')).toMatchObject({ score: 0 });
    expect(await mark({ ...two, stem: '填 ____ 和 ____（顺序不限）' }, '0.5\n3')).toMatchObject({ score: 5 });
    const three = { questionType: 2, answers: [['1', '2'], ['1'], ['3']], score: 3, stem: '次序不限' };
    expect(await mark(three, '1\n2\n4')).toMatchObject({ score: 2, parts: [1, 1, 0] });
    expect(await mark(three, '1\n1\n1')).toMatchObject({ score: 2 });
  });

  it('are not sure where more is written than asked', async () =>
    expect((await mark(two, '3\n0.5\n7')).confidence).toBeLessThanOrEqual(0.5));
});

describe('dictations', () => {
  const words = {
    taskType: 5,
    questionType: 4,
    subjectId: '1',
    answers: [['嘹亮'], ['静谧'], ['各得其所'], ['憔悴']],
    score: 8,
  };

  it('count whole words and show each character', async () => {
    const marked = await mark(words, '嘹亮\n静秘\n各得所\n');
    expect(marked).toMatchObject({ score: 2, parts: [2, 0, 0, 0] });
    expect(marked.reason).toBe('4 个词语对 1 个；错：静谧（写成“静秘”）、各得其所（写成“各得所”）、憔悴（未写）');
    const detail = marked.detail as { words: { characters: unknown }[] };
    expect(detail.words[2]!.characters).toEqual([
      { expected: '各', given: '各', isRight: true },
      { expected: '得', given: '得', isRight: true },
      { expected: '其', given: '', isRight: false },
      { expected: '所', given: '所', isRight: true },
    ]);
  });

  it('find a line that was left out, and leave numbers out of account', async () => {
    expect(await mark(words, '①嘹亮\n③各得其所\n④憔悴')).toMatchObject({ parts: [2, 0, 2, 2] });
    expect(await mark(words, '1.嘹亮\n2.静谧\n3.各得其所\n4.憔悴')).toMatchObject({ score: 8 });
  });

  it('want capitals where the word has them', async () => {
    const days = { ...words, subjectId: '3', answers: [['Wednesday'], ['look for']], score: 2 };
    expect(await mark(days, 'wednesday\nLook  for')).toMatchObject({ parts: [0, 1] });
  });

  it('of a poem count its clauses, title and marks', async () => {
    const poem = {
      ...words,
      stem: '默写王昌龄的《出塞》',
      answers: [['出塞\n〔唐〕王昌龄\n秦时明月汉时关，万里长征人未还。\n但使龙城飞将在，不教胡马度阴山。']],
      rubric: [
        { text: '题目、朝代和作者正确', score: 2 },
        { text: '四句诗完整，每句2分', score: 8 },
        { text: '标点正确，书写工整', score: 2 },
      ],
      score: 12,
    };
    expect(await mark(poem, poem.answers[0]![0]!)).toMatchObject({ score: 12, parts: [2, 8, 2] });
    const wrong = '出塞\n〔唐〕王昌龄\n秦时明月汉时关，万里长征人末还。\n不教胡马度阴山。';
    expect(await mark(poem, wrong)).toMatchObject({ score: 7, parts: [2, 4, 1] });
  });
});

describe('written answers', () => {
  const written = {
    questionType: 3,
    answers: [['（1）$1.2\\,\\mathrm{A}$；（2）$13.8\\,\\mathrm{V}$']],
    rubric: [
      { text: '（1）由 $I=\\frac{E}{R+r}$ 算出 $1.2\\,\\mathrm{A}$', score: 3 },
      { text: '（2）算出 $13.8\\,\\mathrm{V}$', score: 2 },
      { text: '说明电流做功', score: 1 },
    ],
    score: 6,
  };

  it('get the points whose formulas, numbers and words are there', async () => {
    const marked = await mark(written, 'I=E/(r+R)=15/12.5=1.2A\nU=IR=13.8V，电流做功');
    expect(marked).toMatchObject({ score: 6, parts: [3, 2, 1] });
    expect(await mark(written, '1.2A')).toMatchObject({ parts: [1.5, 0, 0] });
    expect(await mark(written, '11.2A，113.8V')).toMatchObject({ score: 0 });
    expect((await mark(written, '不会')).reason).toContain('第 2 点没有找到 13.8 V');
  });

  it('are scaled to what they are worth in the paper', async () =>
    expect(await mark({ ...written, score: 12 }, 'I=E/(R+r)=1.2A，U=13.8V，电流做功')).toMatchObject({
      score: 12,
      parts: [6, 4, 2],
    }));

  it('have points that are worth together what the question is, whatever the rubric', () => {
    const rubrics = [Array<number>(8).fill(1), Array<number>(12).fill(1), [1, 1, 1, 1], [3, 4, 3], [2]];
    for (const [index, score] of [10, 15, 1, 8, 2.25].entries()) {
      const rubric = rubrics[index]!.map((worth) => ({ text: '要点', score: worth }));
      const worth = worthOf(questionWith({ rubric, score }));
      expect(sumOf(worth)).toBe(score);
      expect(Math.min(...worth)).toBeGreaterThanOrEqual(0);
    }
  });

  it('are less sure where they are long', async () => {
    const short = await mark(written, '13.8V');
    const long = await mark(written, `13.8V${'这里写了很多别的话。'.repeat(40)}`);
    expect(long.confidence).toBeLessThan(short.confidence);
  });
});

describe('compositions', () => {
  it('have four sides whose scores add up', async () => {
    const marked = await mark(essay, compositionText);
    const detail = marked.detail as Extract<GivenMark['detail'], { kind: 'composition' }>;
    expect(detail.dimensions.map(({ key, max }) => [key, max])).toEqual([
      ['content', 16],
      ['structure', 8],
      ['language', 12],
      ['writing', 4],
    ]);
    expect(detail.dimensions.reduce((sum, { score }) => sum + score, 0)).toBe(marked.score);
    expect(marked.confidence).toBeLessThanOrEqual(0.6);
    expect(detail.dimensions[3]!.comment).toContain('字迹和卷面请教师核对');
  });

  it('have remarks that point at what they are about', async () => {
    const { detail } = await mark(essay, compositionText);
    const { sentences, text } = detail as Extract<GivenMark['detail'], { kind: 'composition' }>;
    const about = sentences.map(({ start, end, kind, comment }) => [kind, text.slice(start, end), comment]);
    expect(about).toContainEqual(['typo', '己经', '“己经”应为“已经”']);
    expect(about).toContainEqual(['problem', '因为因为', '“因为”多写了一次']);
    expect(about).toContainEqual([
      'praise',
      '那天晚上，月亮像一只小船一样挂在天上。',
      '“像一只小船一样”这个比喻很形象',
    ]);
    expect(about).toContainEqual(['problem', '友', '句末缺标点']);
  });

  it('in English are looked through for agreement, capitals and doubled words', async () => {
    const { detail } = await mark(
      letter,
      'my friend Li is kind. He go to school by by bike. I think i can learn from him, he is great.',
    );
    const { sentences, text } = detail as Extract<GivenMark['detail'], { kind: 'composition' }>;
    const about = sentences.map(({ start, end, suggestion }) => [text.slice(start, end), suggestion]);
    expect(about).toEqual([
      ['m', 'M'],
      ['He go', 'He goes'],
      ['by by', 'by'],
      ['i', 'I'],
    ]);
  });

  it.each(['Let it go now. Does he like it? They made her feel sad.', 'When I came, he was out. I had had enough.'])(
    'in English are left alone where they are right: %s',
    async (text) => {
      const { detail } = await mark(letter, text);
      const { sentences } = detail as Extract<GivenMark['detail'], { kind: 'composition' }>;
      expect(sentences.filter(({ kind }) => kind === 'problem')).toEqual([]);
    },
  );

  it('get a few sentences of their own: what is good, what to mend, what to do next', async () => {
    const { comment } = await mark(essay, compositionText);
    expect(comment).toBe(
      '“像一只小船一样”这个比喻很形象。“己经”应为“已经”；“因为因为”多写了一次；另有 1 处见批注，请改正。' +
        '全文 97 字，少于要求的 400 字，先列个提纲，把起因、经过、结果写完整。',
    );
    const plain = await mark(
      { ...essay, stem: '作文，不少于10字' },
      '今天我们去爬山。\n山上的风很凉快，大家都很高兴。',
    );
    expect(plain.comment).not.toContain('请改正');
    expect(plain.comment.length).toBeLessThan(40);
  });

  it('that are too short have less, in every side', async () => {
    const [whole, short] = [await mark(essay, compositionText.repeat(4)), await mark(essay, '我有一个朋友。')];
    for (const [index, part] of short.parts.entries()) expect(part).toBeLessThan(whole.parts[index]!);
    expect(short.comment).toContain('少于要求的 400 字');
  });
});

describe('the offline marker', () => {
  const kinds = [{ questionType: 2 }, { questionType: 3 }, { questionType: 4, taskType: 5 }, essay];

  it.each(kinds)('leaves handwriting to the teacher: %j', async (question) => {
    const marked = await mark(question, null, { pictures: [new Uint8Array([1])] });
    expect(marked).toMatchObject({
      score: null,
      confidence: 0,
      reason: '离线批改不能识别手写内容，请教师批改',
      parts: [],
    });
  });

  it.each(kinds)('gives nothing for nothing: %j', async (question) => {
    for (const answer of [answerWith(null, { isBlank: true }), answerWith(' ')]) {
      const marked = await markOne(questionWith(question), answer);
      expect(marked).toMatchObject({ score: 0, confidence: 0.95, reason: '未作答' });
      expect(marked.parts.every((part) => part === 0)).toBe(true);
    }
  });

  it('is the same every time, keeps the order and says what is simulated', async () => {
    const answers = [answerWith('A', { isSimulated: true }), answerWith('B', { submissionId: 8 })];
    const [first, second] = [
      await offlineMarker.mark(questionWith(), answers),
      await offlineMarker.mark(questionWith(), answers),
    ];
    expect(first).toEqual(second);
    expect(first.usage).toBeNull();
    expect(first.marks.map(({ submissionId, isSimulated }) => [submissionId, isSimulated])).toEqual([
      [7, true],
      [8, false],
    ]);
  });

  it('stops when told to', async () =>
    expect(offlineMarker.mark(questionWith(), [answerWith('A')], AbortSignal.abort())).rejects.toThrow());

  it('keeps the heavy library out of the start of the server', () => {
    const sources = ['equivalence/expressions.ts', 'model/client.ts', 'offline.ts', 'markers.ts'];
    for (const name of sources) {
      const source = readFileSync(new URL(name, import.meta.url), 'utf8');
      expect(source).not.toMatch(/^import (?!type)[^;]*from '(mathjs|openai|\.\/parser\.ts)'/m);
    }
  });
});
