import type { Paper } from './paper.ts';

const answerSheet = String.raw`
#set page(background: {
  for (corner, dx, dy) in (
    (top + left, 8mm, 8mm), (top + right, -8mm, 8mm), (bottom + left, 8mm, -8mm), (bottom + right, -8mm, -8mm),
  ) { place(corner, dx: dx, dy: dy, rect(width: 6mm, height: 4mm, fill: black)) }
})
#let bubble(label) = box(width: 6.4mm, height: 3.8mm, stroke: 0.5pt + luma(110), radius: 1mm, align(center + horizon, text(7pt, fill: luma(90), label)))
#let field(title, height) = block(above: 3mm, width: 100%, height: height, stroke: 0.7pt, inset: 3mm, breakable: false, title)

#heading([通用答题卡], note: [请用 2B 铅笔填涂，用黑色签字笔作答；在各题的答题区域内作答，超出边框的答案无效])
#grid(columns: (1fr, 72mm), column-gutter: 6mm,
  block(width: 100%, height: 62mm, stroke: 0.7pt, inset: 4mm)[
    #set par(spacing: 1em)
    学校：#blank(width: 15em)

    班级：#blank(width: 6em)　姓名：#blank(width: 6em)

    科目：#blank(width: 6em)　考场：#blank(width: 6em)

    *注意事项*\
    #text(9pt)[1．填涂时把方框涂满、涂黑；修改时用橡皮擦干净。\
    2．保持卡面清洁，不折叠、不破损。]
    #v(1mm)
    正确填涂：#box(width: 6.4mm, height: 3.8mm, fill: black, radius: 1mm, baseline: 0.6mm)　　缺考标记：#box(baseline: 0.6mm, bubble[])
  ],
  block(width: 100%, height: 62mm, stroke: 0.7pt, {
    v(2mm)
    align(center, block(below: 1.6mm, text(9.5pt)[学　号]))
    align(center, grid(columns: (8.4mm,) * 7, rows: 6mm, stroke: 0.5pt, ..range(7).map(_ => [])))
    v(1mm)
    align(center, grid(columns: (8.4mm,) * 7, row-gutter: 0.45mm, align: center,
      ..range(10).map(digit => range(7).map(_ => bubble(str(digit)))).flatten()))
  }))

#part[一、选择题]
#block(width: 100%, stroke: 0.7pt, inset: 4mm, grid(columns: (1fr,) * 4, row-gutter: 2mm,
  ..range(6).map(row => range(4).map(column => {
    box(width: 6mm, align(right, text(9pt, str(column * 6 + row + 1))))
    h(1.5mm)
    for letter in "ABCD" { bubble(letter); h(0.8mm) }
  })).flatten()))

#part[二、填空题]
#block(width: 100%, stroke: 0.7pt, inset: 4mm, grid(columns: (1fr, 1fr), row-gutter: 4mm,
  ..range(25, 31).map(index => [#index．#blank(width: 16em)])))

#part[三、解答题]
#field([31．], 42mm)
#pagebreak()
#field([32．], 72mm)
#field([33．], 80mm)
#field([34．], 84mm)
`;

const meeting = String.raw`
#heading([期中家长会通知])
#set text(size: 11.5pt)
#set par(first-line-indent: (amount: 2em, all: true), spacing: 0.7em)

#par(first-line-indent: 0pt)[尊敬的家长：]

您好！期中考试已经结束。为了让您及时了解孩子在校的学习和生活情况，加强家校沟通，共同帮助孩子成长，学校定于近期召开期中家长会。现将有关事项通知如下：

#part[一、时间与地点]
#table(columns: (30mm, 1fr, 1fr), rows: 9mm,
  table.header([*年级*], [*时间*], [*地点*]),
  [七年级], [11 月 14 日 15:00～16:30], [各班教室],
  [八年级], [11 月 14 日 16:40～18:00], [各班教室],
  [九年级], [11 月 15 日 9:00～11:00], [报告厅，会后到各班教室])

#part[二、会议内容]
1．班主任介绍班级情况，通报期中考试的总体情况。

2．任课教师分析各学科的学习情况，提出学习建议。

3．家长代表交流家庭教育的做法。

4．家长与教师个别交流。

#part[三、温馨提示]
1．请您准时参加，在班级签到表上签名；如确实不能到会，请提前向班主任请假。

2．校园内没有停车位，请尽量乘坐公共交通工具。

3．请将手机调至静音，不在教学楼内吸烟。

感谢您一直以来对学校工作的理解与支持！

#align(right)[学校办公室#h(2em)\
11 月 7 日#h(2em)]

#v(5mm)
#line(length: 100%, stroke: (thickness: 0.7pt, dash: "dashed"))
#align(center, text(13pt, weight: "bold")[回　执])
#par(first-line-indent: 0pt)[#blank(width: 5em) 年级 #blank(width: 4em) 班　学生姓名：#blank(width: 7em)　家长签名：#blank(width: 7em)]
#par(first-line-indent: 0pt)[□ 准时参加　　□ 不能参加，原因：#blank(width: 16em)]
#par(first-line-indent: 0pt)[希望与哪位教师交流：#blank(width: 10em)　联系电话：#blank(width: 10em)]
`;

/** Forms that every teacher needs, whatever the subject. */
export const formPapers: Paper[] = [
  { title: '通用答题卡', subjectId: '', gradeId: '', body: answerSheet },
  { title: '期中家长会通知', subjectId: '', gradeId: '', body: meeting },
];
