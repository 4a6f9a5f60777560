import type { BankChapter, BankPoint } from '../bank.ts';

const school: BankPoint = {
  name: '上课与课间',
  questions: [
    {
      type: 'single',
      stem: '上课铃响了，我们应该（　　）',
      right: '马上回教室坐好，准备上课',
      wrong: ['玩完这一局再回去', '先去喝水，慢慢走回去', '在教室里大声说话'],
      solution: '上课铃响了，要马上回到座位，准备好学习用品，安静地等老师来上课。喝水、上厕所要在课间先做好。',
      facility: 0.95,
    },
    {
      type: 'single',
      stem: '上下楼梯时，正确的做法是（　　）',
      right: '靠右走，不推挤',
      wrong: ['坐在扶手上滑下来', '一次跳下好几级台阶', '在楼梯上追着跑'],
      solution: '上下楼梯要靠右慢行，不推、不挤、不跑、不跳，这样才安全。',
      facility: 0.95,
    },
    {
      type: 'multiple',
      stem: '下课了，课间十分钟可以做的事有（　　）',
      right: ['上厕所，喝水', '准备下节课的书本', '和同学玩安全的小游戏'],
      wrong: ['在走廊里追跑打闹'],
      solution: '课间先上厕所、喝水、准备好下节课的用品，再玩安全的游戏。走廊里人多，追跑打闹容易撞倒别人。',
      facility: 0.9,
    },
    {
      type: 'single',
      stem: '放学时，一个不认识的人说：“妈妈让我来接你。”你应该（　　）',
      right: '不跟他走，告诉老师',
      wrong: ['马上跟他走', '吃了他给的糖再走', '告诉他家里的住址'],
      solution: '不认识的人的话不能轻易相信，不吃他给的东西，不跟他走，要告诉老师，请老师和家长联系。',
      facility: 0.93,
    },
    {
      type: 'fill',
      stem: '遇到火灾，要拨打火警电话____；遇到坏人，要拨打报警电话____。',
      answers: [['119'], ['110']],
      solution: '火警电话是119，报警电话是110，急救电话是120。没有事情时不能乱打。',
      facility: 0.82,
    },
  ],
};

const together: BankPoint = {
  name: '公共场所讲文明',
  questions: [
    {
      type: 'single',
      stem: '在图书馆里看书，我们应该（　　）',
      right: '轻轻翻书，不大声说话',
      wrong: ['和同学大声讨论', '边吃零食边看书', '在喜欢的图画上涂色'],
      solution: '图书馆是大家安静看书的地方，要轻声走路、轻声说话，不吃东西，爱护图书。',
      facility: 0.95,
    },
    {
      type: 'single',
      stem: '乘公共汽车时，正确的做法是（　　）',
      right: '排队上车，先下后上',
      wrong: ['从人群中挤上车', '把头伸出窗外看风景', '在车厢里来回跑'],
      solution: '乘车要排队，等车上的人先下来再上车；在车上要坐好或扶好，不把头和手伸出窗外。',
      facility: 0.94,
    },
    {
      type: 'multiple',
      stem: '下列做法中，爱护公共设施的有（　　）',
      right: ['看到水龙头没关，把它关好', '坐公园长椅时不踩在上面'],
      wrong: ['在健身器材上刻名字', '摇晃小树荡秋千'],
      solution: '公共设施是大家的，每个人都要爱护。刻画、踩踏、摇晃都会损坏它们。',
      facility: 0.92,
    },
    {
      type: 'other',
      stem: '实践题：为学校的图书角或花坛设计一个文明提示牌，画出图案，写上一句提示语。（6分）',
      answer:
        '示例　花坛提示牌：画一朵微笑的小花，写“小花在睡觉，请你别打扰”。图书角提示牌：画一本书和“嘘”的手势，写“轻轻地翻，静静地看”。',
      rubric: [
        { text: '图案与场所相符，画面清楚', score: 2 },
        { text: '提示语意思正确，通顺', score: 2 },
        { text: '语气友好，有创意', score: 2 },
      ],
      solution: '先想这个地方需要大家怎样做，再用图案表示出来，最后用一句友好的话提醒大家。',
      facility: 0.88,
    },
  ],
};

const safety: BankPoint = {
  name: '交通安全与自我保护',
  questions: [
    {
      type: 'single',
      stem: '几个小朋友在河边玩，一个同伴不小心落水了。其他人应该（　　）',
      right: '大声呼救，找大人帮忙，并报警',
      wrong: ['手拉手下水去救', '会游泳的马上跳下去救', '害怕受批评，悄悄离开'],
      solution:
        '小学生没有能力下水救人，手拉手救人容易一起落水。应大声呼救，找大人帮忙，拨打110，也可以抛救生圈、长竹竿等物品。悄悄离开会耽误救人。',
      facility: 0.9,
    },
    {
      type: 'single',
      stem: '过马路时，绿灯亮着，但一辆汽车正快速开过来。我们应该（　　）',
      right: '停下观察，确认安全后再通过',
      wrong: ['绿灯亮了就马上跑过去', '边看手机边走过去', '翻过护栏从别处过去'],
      solution: '绿灯亮时可以通行，但也要左右观察，遇到没有停下的车辆要先避让，确认安全再走人行横道通过。',
      facility: 0.9,
    },
    {
      type: 'multiple',
      stem: '乘坐小汽车时，正确的做法有（　　）',
      right: ['坐在后排，系好安全带', '车停稳后再下车', '下车前看看后面有没有来车'],
      wrong: ['把头伸出天窗看风景'],
      solution: '儿童乘车应坐在后排并系好安全带，车停稳后再下车，开门前观察后方。把头、手伸出车窗或天窗非常危险。',
      facility: 0.92,
    },
    {
      type: 'fill',
      stem: '根据我国的交通法规，在道路上骑自行车必须年满____周岁。',
      answers: [['12', '十二']],
      solution: '《中华人民共和国道路交通安全法实施条例》规定，驾驶自行车、三轮车必须年满12周岁。',
      facility: 0.82,
    },
  ],
};

/** Morality and law of the first to the third grade. */
export const morality1to3: readonly BankChapter[] = [
  { name: '校园生活真快乐', grade: 1, points: [school] },
  { name: '我们在公共场所', grade: 2, points: [together] },
  { name: '安全护我成长', grade: 3, points: [safety] },
];
