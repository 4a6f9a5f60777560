import type { Paper } from './paper.ts';

const rationalNumbers = String.raw`
#heading([七年级数学上册《有理数》单元测试卷], note: [满分 100 分　　时间 60 分钟])
#scored

#part[一、选择题（每小题 3 分，共 24 分）]
#question[$-3$ 的相反数是#bracket
  #options[$3$][$-3$][$1/3$][$-1/3$]]
#question[如果向东走 5 米记作 $+5$ 米，那么 $-8$ 米表示#bracket
  #options[向东走 8 米][向西走 8 米][向南走 8 米][向北走 8 米]]
#question[在 $-2$，$0$，$1$，$-3.5$ 这四个数中，最小的数是#bracket
  #options[$-2$][$0$][$1$][$-3.5$]]
#question[下列计算正确的是#bracket
  #options[$-3+2=-5$][$(-2) times (-3)=-6$][$-8 div 4=-2$][$(-2)^3=8$]]
#question[地球与太阳的平均距离约为 150 000 000 千米，这个数用科学记数法表示为#bracket
  #options[$1.5 times 10^7$][$1.5 times 10^8$][$15 times 10^7$][$0.15 times 10^9$]]
#question[绝对值等于 4 的数是#bracket
  #options[$4$][$-4$][$4$ 或 $-4$][$1/4$]]
#question[下列各组数中，互为倒数的是#bracket
  #options[$2$ 与 $-2$][$-3$ 与 $-1/3$][$0$ 与 $0$][$-1$ 与 $1$]]
#question[有理数 $a$，$b$ 在数轴上的位置如图所示，下列结论正确的是#bracket
  #align(center, block(width: 72mm, height: 11mm, {
    place(dy: 4mm, line(length: 70mm, stroke: 0.7pt))
    place(dx: 70mm, dy: 2.8mm, polygon(fill: black, (0mm, 0mm), (2.4mm, 1.2mm), (0mm, 2.4mm)))
    for (at, label) in ((10mm, $a$), (40mm, $0$), (54mm, $b$)) {
      place(dx: at, dy: 2.8mm, line(angle: 90deg, length: 2.4mm, stroke: 0.7pt))
      place(dx: at - 5mm, dy: 7mm, block(width: 10mm, align(center, label)))
    }
  }))
  #options[$a+b>0$][$a-b>0$][$a b>0$][$a+b<0$]]

#part[二、填空题（每小题 4 分，共 24 分）]
#question[$-5$ 的绝对值是 #blank()。]
#question[比较大小：$-2/3$ #blank() $-3/4$（填“$>$”“$<$”或“$=$”）。]
#question[某地某天的最高气温是 6 ℃，最低气温是 $-4$ ℃，这天的温差是 #blank() ℃。]
#question[计算：$(-1)^2025+(-1)^2026=$ #blank()。]
#question[数轴上与表示 $-1$ 的点距离为 3 的点表示的数是 #blank(width: 6em)。]
#question[若 $|x-2|+(y+3)^2=0$，则 $x+y=$ #blank()。]

#part[三、解答题（共 52 分）]
#question(space: 24mm)[（16 分）计算：
  #grid(columns: (1fr, 1fr), row-gutter: 24mm,
    [（1）$12-(-18)+(-7)-15$], [（2）$(-3/4) times (-8) div (-2)$],
    [（3）$(1/2-5/6+3/4) times (-12)$], [（4）$-1^4-(1-0.5) times 1/3 times [2-(-3)^2]$])]
#question(space: 22mm)[（10 分）画数轴并在数轴上表示下列各数，再用“$<$”连接：$-3$，$2.5$，$0$，$-1/2$，$4$。]
#question(space: 32mm)[（12 分）一辆出租车在东西走向的街道上行驶，规定向东为正，某时段的行驶记录（单位：千米）如下：
  #align(center)[$+9$，　$-3$，　$-5$，　$+4$，　$-8$，　$+6$，　$-4$]
  （1）最后一次行驶结束时，出租车在出发点的什么方向，距出发点多远？\
  （2）如果每千米耗油 0.08 升，这段时间共耗油多少升？]
#question(space: 30mm)[（14 分）某食品厂从生产的袋装食品中抽取 20 袋，检测每袋的质量是否符合标准。超过或不足标准质量的部分分别用正、负数表示，记录如下：
  #align(center, table(columns: 7,
    [与标准质量的差（克）], [$-5$], [$-2$], [$0$], [$1$], [$3$], [$6$],
    [袋数], [1], [4], [3], [4], [5], [3]))
  （1）这批样品平均每袋的质量比标准质量多还是少？相差多少克？\
  （2）若每袋标准质量为 450 克，则抽样检测的 20 袋食品的总质量是多少克？]

#pagebreak()
#answers[
一、1．A　2．B　3．D　4．C　5．B　6．C　7．B　8．D

二、9．5　10．$>$　11．10　12．0　13．2 或 $-4$　14．$-1$

三、15．（1）原式 $=12+18-7-15=8$。\
（2）原式 $=6 div (-2)=-3$。\
（3）原式 $=-6+10-9=-5$。\
（4）原式 $=-1-1/2 times 1/3 times (2-9)=-1+7/6=1/6$。

16．数轴略；$-3 < -1/2 < 0 < 2.5 < 4$。

17．（1）$9-3-5+4-8+6-4=-1$，出租车在出发点的西边，距出发点 1 千米。\
（2）$9+3+5+4+8+6+4=39$（千米），$39 times 0.08=3.12$（升），共耗油 3.12 升。

18．（1）$-5 times 1-2 times 4+0 times 3+1 times 4+3 times 5+6 times 3=24$（克），$24 div 20=1.2$（克），平均每袋比标准质量多 1.2 克。\
（2）$450 times 20+24=9024$（克），总质量是 9024 克。
]
`;

const expressions = String.raw`
#heading([七年级数学上册《整式的加减》课堂练习], note: [时间 25 分钟])
#fullName

#part[一、填空]
#question[单项式 $-(2 x^2 y)/3$ 的系数是 #blank()，次数是 #blank()。]
#question[多项式 $3 a^2 b-a b+5$ 是 #blank() 次 #blank() 项式，常数项是 #blank()。]
#question[若 $2 x^m y^3$ 与 $-5 x^2 y^n$ 是同类项，则 $m=$ #blank()，$n=$ #blank()。]
#question[一个长方形的长为 $2a+b$，宽为 $a-b$，它的周长是 #blank(width: 6em)。]

#part[二、合并同类项]
#question(space: 16mm)[#grid(columns: (1fr, 1fr),
  [（1）$5a-3b-2a+7b$], [（2）$4x^2-8x+5-3x^2+6x-2$])]

#part[三、先去括号，再合并同类项]
#question(space: 20mm)[#grid(columns: (1fr, 1fr),
  [（1）$3(2x-y)-2(x-4y)$], [（2）$-(a^2-3a)+2(a^2-a+1)$])]

#part[四、先化简，再求值]
#question(space: 32mm)[$2(x^2 y+x y^2)-2(x^2 y-1)-3x y^2-2$，其中 $x=-2$，$y=2$。]

#answers[
1．$-2/3$，$3$　　2．三，三，$5$　　3．$2$，$3$　　4．$6a$　　5．（1）$3a+4b$；（2）$x^2-2x+3$\
6．（1）$4x+5y$；（2）$a^2+a+2$　　7．原式 $=-x y^2$，当 $x=-2$，$y=2$ 时，原式 $=8$。
]
`;

const review = String.raw`
#heading([七年级数学上册期中复习提纲], note: [范围：有理数、整式的加减])
#fullName

#part[一、有理数的概念]
#question[整数和分数统称有理数。正数大于 0，负数小于 0；0 既不是正数，也不是负数。]
#question[数轴的三要素是原点、正方向和单位长度。数轴上右边的点表示的数总比左边的大。]
#question[只有符号不同的两个数互为相反数，$a$ 的相反数是 $-a$，互为相反数的两数之和为 0。]
#question[绝对值：正数的绝对值是它本身，负数的绝对值是它的相反数，0 的绝对值是 0。用式子表示为
  $ |a|=cases(a quad & (a>0), 0 & (a=0), -a & (a<0)) $]
#question[乘积为 1 的两个数互为倒数，0 没有倒数。]

#part[二、有理数的运算]
#align(center, table(columns: (18mm, 1fr, 42mm),
  table.header([*运算*], [*法则*], [*例*]),
  [加法], align(left)[同号相加取相同符号，绝对值相加；异号相加取绝对值较大的加数的符号，并用较大的绝对值减去较小的绝对值。], [$-7+4=-3$],
  [减法], align(left)[减去一个数，等于加上这个数的相反数。], [$3-(-5)=8$],
  [乘法], align(left)[同号得正，异号得负，并把绝对值相乘；任何数同 0 相乘得 0。], [$(-6) times 1/2=-3$],
  [除法], align(left)[除以一个不等于 0 的数，等于乘这个数的倒数。], [$-4 div 2/3=-6$],
  [乘方], align(left)[负数的奇次幂是负数，负数的偶次幂是正数。], [$(-2)^4=16$\ $-2^4=-16$]))
#question[运算顺序：先乘方，再乘除，最后加减；同级运算从左到右；有括号的先算括号里的。]
#question[科学记数法：把大于 10 的数写成 $a times 10^n$ 的形式，其中 $1 <= a < 10$，$n$ 是正整数。]

#part[三、整式的加减]
#question[单项式中的数字因数叫作系数，所有字母的指数的和叫作次数；多项式的次数是次数最高项的次数。]
#question[所含字母相同，并且相同字母的指数也相同的项叫作同类项。合并时只把系数相加，字母和指数不变。]
#question[去括号：括号前是“$+$”，去掉括号后各项不变号；括号前是“$-$”，去掉括号后各项都变号。]

#part[四、易错提醒]
#align(center, table(columns: (1fr, 1fr),
  table.header([*错误*], [*正确*]),
  [$-3^2=9$], [$-3^2=-9$，底数是 3],
  [$2a+3b=5a b$], [$2a$ 与 $3b$ 不是同类项，不能合并],
  [$-2(x-3)=-2x-6$], [$-2(x-3)=-2x+6$],
  [$6 div 2 times 1/2=6$], [$6 div 2 times 1/2=3/2$，从左到右计算]))

#pagebreak()
#part[五、自我检测]
#question(space: 36mm)[计算：$-2^2+|5-8|+24 div (-3) times 1/3$。]
#question(space: 36mm)[已知 $a$，$b$ 互为相反数，$c$，$d$ 互为倒数，$|m|=2$，求 $(a+b)/3-c d+m^2$ 的值。]
#question(space: 36mm)[已知 $A=2x^2-x y$，$B=x^2+x y-6$，求 $A-2B$。]
#question(space: 36mm)[某地气温随高度增加而降低，每升高 1 千米气温下降约 6 ℃。山脚气温为 15 ℃，山顶比山脚高 3 千米，求山顶的气温。]
#answers[11．$-2^2+|5-8|+24 div (-3) times 1/3=-4+3-8/3=-11/3$　　12．$0-1+4=3$　　13．$-3x y+12$\
14．$15-6 times 3=-3$（℃），山顶的气温约为 $-3$ ℃。]
`;

/** Papers of mathematics. */
export const mathsPapers: Paper[] = [
  { title: '七年级数学上册《有理数》单元测试卷', subjectId: '2', gradeId: '7', body: rationalNumbers },
  { title: '七年级数学上册《整式的加减》课堂练习', subjectId: '2', gradeId: '7', body: expressions },
  { title: '七年级数学上册期中复习提纲', subjectId: '2', gradeId: '7', body: review },
];
