import type { Paper } from './paper.ts';

const oxygen = String.raw`
#heading([九年级化学上册《实验室制取氧气》实验预习单], note: [实验前完成，上课时交给组长检查])
#fullName
#let given(above, below: none) = $limits(stretch(=, size: #3em))^above_below$

#part[一、反应原理]
#question[写出下列反应的化学方程式：\
  （1）加热高锰酸钾：#blank(width: 24em)\
  （2）用二氧化锰催化分解过氧化氢：#blank(width: 20em)\
  （3）用二氧化锰催化、加热分解氯酸钾：#blank(width: 19em)]
#question[在上面（2）（3）两个反应中，二氧化锰起 #blank(width: 6em) 作用，反应前后它的 #blank(width: 5em) 和 #blank(width: 5em) 都不变。]

#part[二、收集与检验]
#question[氧气可以用 #blank(width: 8em) 法收集，因为氧气的密度比空气略大；也可以用 #blank(width: 6em) 法收集，因为氧气不易溶于水。]
#question[检验氧气：将带火星的木条伸入集气瓶 #blank()，木条 #blank()，证明是氧气；验满时应把木条放在集气瓶 #blank()。]

#part[三、用高锰酸钾制取氧气的步骤]
#question[将下列步骤按先后顺序排列：#blank(width: 16em)
  #grid(columns: (1fr, 1fr), row-gutter: 0.5em,
    [① 点燃酒精灯，先预热再集中加热], [② 检查装置的气密性],
    [③ 用排水法收集氧气], [④ 将药品装入试管，塞紧带导管的塞子],
    [⑤ 熄灭酒精灯], [⑥ 将试管固定在铁架台上],
    [⑦ 将导管移出水面])]

#part[四、注意事项]
#align(center, table(columns: (62mm, 1fr),
  table.header([*操作*], [*原因*]),
  [试管口略向下倾斜], [], [试管口放一团棉花], [], [导管口有连续均匀的气泡时再收集], [], [先移出导管，再熄灭酒精灯], []))

#part[五、选一选]
#question[下列物质中，不能用来制取氧气的是#bracket
  #options[高锰酸钾][过氧化氢][碳酸钙][氯酸钾]]
#question[实验室用分解过氧化氢的方法制氧气，与用高锰酸钾相比，优点是#bracket
  #options(columns: 2)[不需要加热][不需要药品][得到的氧气没有水蒸气][不需要检查气密性]]

#pagebreak()
#answers[
1．（1）$2"KMnO"_4 given(triangle.stroked.t) "K"_2"MnO"_4+"MnO"_2+"O"_2 arrow.t$\
（2）$2"H"_2"O"_2 given("MnO"_2) 2"H"_2"O"+"O"_2 arrow.t$\
（3）$2"KClO"_3 given("MnO"_2, below: triangle.stroked.t) 2"KCl"+3"O"_2 arrow.t$

2．催化，质量，化学性质　　3．向上排空气，排水　　4．中（内），复燃，口　　5．②④⑥①③⑦⑤

操作原因：防止冷凝水倒流使试管炸裂；防止高锰酸钾粉末进入导管；开始时排出的是装置内的空气；防止水倒流使试管炸裂。

6．C　　7．A
]
`;

const microscope = String.raw`
#heading([七年级生物上册《练习使用显微镜》实验预习单], note: [实验前完成，上课时交给组长检查])
#fullName

#part[一、认识显微镜]
#question[写出下列结构的作用。
  #table(columns: (30mm, 1fr), rows: 9mm,
    table.header([*结构*], [*作用*]),
    [粗准焦螺旋], [], [细准焦螺旋], [], [转换器], [], [遮光器（光圈）], [], [反光镜], [])]
#question[显微镜的放大倍数等于目镜放大倍数与物镜放大倍数的 #blank()。目镜为 10×，物镜为 40× 时，放大倍数是 #blank() 倍。]

#part[二、使用步骤]
#question[取镜与安放：右手握住 #blank(width: 5em)，左手托住 #blank(width: 5em)，把显微镜放在实验台上，略偏 #blank()。]
#question[对光：转动转换器，使 #blank(width: 6em) 对准通光孔；左眼注视目镜，转动反光镜，直到看见白亮的圆形视野。]
#question[观察：把玻片标本放在载物台上，标本正对 #blank(width: 5em)；转动粗准焦螺旋使镜筒缓缓下降，这时眼睛应看着 #blank(width: 5em)，防止物镜碰到玻片；再使镜筒缓缓上升，直到看清物像，最后用 #blank(width: 6em) 调节，使物像更清晰。]

#part[三、想一想]
#question[在载玻片上写一个小写字母“p”，在显微镜的视野中看到的是#bracket
  #options[p][q][b][d]]
#question[物像在视野的右上方，要把它移到视野中央，应将玻片标本向哪个方向移动？#bracket
  #options[左下方][右上方][左上方][右下方]]
#question[视野中有一个污点，移动玻片时不动，换目镜后仍不动，污点在#bracket
  #options[目镜上][玻片上][物镜上][反光镜上]]
#question[由低倍镜换成高倍镜后，视野的亮度和看到的细胞数目分别怎样变化？#lines(1)]

#answers[
1．较大幅度地升降镜筒；较小幅度地升降镜筒，使物像更清晰；转换物镜；调节光线的强弱；反射光线

2．乘积，400　　3．镜臂，镜座，左　　4．低倍物镜　　5．通光孔的中心，物镜，细准焦螺旋　　6．D　　7．B　　8．C　　9．视野变暗，看到的细胞数目变少
]
`;

const meridians = String.raw`
#heading([七年级地理上册《经线和纬线》课堂练习], note: [时间 20 分钟])
#fullName

#part[一、比一比]
#question[完成表格。
  #table(columns: (26mm, 1fr, 1fr), rows: 7.4mm,
    table.header([], [*纬线*], [*经线*]),
    [形状], [], [], [长度], [], [], [指示方向], [], [], [0° 线的名称], [], [])]

#part[二、填一填]
#question[划分南、北半球的界线是 #blank(width: 6em)；划分东、西半球的界线是 #blank(width: 11em) 组成的经线圈。]
#question[低纬度是 0°～30°，中纬度是 #blank(width: 7em)，高纬度是 #blank(width: 7em)。]
#question[北京约位于北纬 40°、东经 116°，记作 #blank(width: 9em)，它在 #blank() 半球（东、西），#blank() 半球（南、北）。]

#part[三、读图回答]
#question[读经纬网图。
  #align(center, block(width: 84mm, height: 64mm, {
    for (index, label) in ([60°N], [40°N], [20°N], [0°]).enumerate() {
      place(dx: 6mm, dy: 6mm + index * 16mm, line(length: 62mm, stroke: 0.6pt))
      place(dx: 70mm, dy: 4.4mm + index * 16mm, text(9pt, label))
    }
    for (index, label) in ([100°E], [120°E], [140°E], [160°E]).enumerate() {
      place(dx: 10mm + index * 18mm, dy: 2mm, line(angle: 90deg, length: 56mm, stroke: 0.6pt))
      place(dx: 2mm + index * 18mm, dy: 59mm, block(width: 16mm, align(center, text(9pt, label))))
    }
    for (dx, dy, label) in ((10mm, 22mm, [A]), (28mm, 38mm, [B]), (64mm, 22mm, [C]), (46mm, 54mm, [D])) {
      place(dx: dx - 1mm, dy: dy - 1mm, circle(radius: 1mm, fill: black))
      place(dx: dx + 1.6mm, dy: dy - 4.6mm, text(9.5pt, weight: "bold", label))
    }
  }))
  （1）写出各点的经纬度：A #blank(width: 8em)，B #blank(width: 8em)，D #blank(width: 8em)。\
  （2）B 点在 A 点的 #blank() 方向，A 点在 C 点的 #blank() 方向。\
  （3）四点中位于中纬度的是 #blank()，位于赤道上的是 #blank()。\
  （4）C 点所在的经线是东、西半球的分界线之一，C 点以东是 #blank() 半球。]

#answers[
1．纬线：圆；不等，赤道最长；东西；赤道。经线：半圆；相等；南北；本初子午线

2．赤道，20°W 和 160°E　　3．30°～60°，60°～90°　　4．40°N，116°E，东，北

5．（1）A（40°N，100°E），B（20°N，120°E），D（0°，140°E）；（2）东南，正西；（3）A、C，D；（4）西
]
`;

/** Papers of chemistry, biology and geography. */
export const sciencePapers: Paper[] = [
  { title: '九年级化学上册《实验室制取氧气》实验预习单', subjectId: '5', gradeId: '9', body: oxygen },
  { title: '七年级生物上册《练习使用显微镜》实验预习单', subjectId: '6', gradeId: '7', body: microscope },
  { title: '七年级地理上册《经线和纬线》课堂练习', subjectId: '9', gradeId: '7', body: meridians },
];
