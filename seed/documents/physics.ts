import type { Paper } from './paper.ts';

const averageSpeed = String.raw`
#heading([八年级物理上册《测量物体运动的平均速度》实验预习单], note: [实验前完成，上课时交给组长检查])
#fullName

#part[一、实验目的与原理]
#question[目的：用 #blank(width: 5em) 测路程，用 #blank(width: 5em) 测时间，求出小车通过某段路程的平均速度。]
#question[原理：#blank(width: 7em)（写出公式，并说明各字母表示的物理量）。]

#part[二、实验器材与装置]
#question[长木板、木块、小车、刻度尺、停表、金属片。装置如图所示：
  #align(center, block(width: 110mm, height: 34mm, {
    place(dy: 30mm, line(length: 110mm, stroke: 0.8pt))
    place(dx: 6mm, dy: 18mm, rect(width: 10mm, height: 12mm, stroke: 0.8pt))
    place(dx: 4mm, dy: 17mm, line(end: (96mm, 13mm), stroke: 2pt))
    place(dx: 15mm, dy: 12.4mm, rotate(7.7deg, box({
      rect(width: 14mm, height: 4mm, stroke: 0.8pt)
      place(dx: 2mm, circle(radius: 1mm, fill: black))
      place(dx: 10mm, circle(radius: 1mm, fill: black))
    })))
    place(dx: 93mm, dy: 24mm, rect(width: 1.6mm, height: 6mm, fill: black))
    for (dx, dy, label) in ((19mm, 6mm, [小车]), (7.8mm, 22mm, [木块]), (56mm, 17mm, [长木板]), (89mm, 19mm, [金属片])) {
      place(dx: dx, dy: dy, text(9pt, label))
    }
  }))]
#question[斜面的坡度应适当 #blank()（填“大”或“小”）一些，目的是便于测量 #blank(width: 5em)。]
#question[金属片的作用是让小车停在同一位置，便于确定小车运动的 #blank(width: 6em)。]

#part[三、实验步骤]
#question[把小车放在斜面顶端，金属片放在斜面底端，用刻度尺测出小车将要通过的路程 $s_1$。]
#question[用停表测量小车从斜面顶端滑下到撞击金属片的时间 $t_1$，算出全程的平均速度 $v_1$。]
#question[把金属片移到斜面的中部，测出小车从顶端滑到中部的路程 $s_2$ 和时间 $t_2$，算出上半段的平均速度 $v_2$。]

#part[四、记录表格]
#align(center, table(columns: (38mm, 34mm, 34mm, 46mm),
  [], [路程 $s$/m], [时间 $t$/s], [平均速度 $v$/(m·$"s"^(-1)$)],
  [全程], [], [], [], [上半段], [], [], []))

#part[五、想一想]
#question[某小组测得 $s_1=0.90$ m，$t_1=3.0$ s；$s_2=0.45$ m，$t_2=1.8$ s。小车全程的平均速度是多少？下半段的平均速度是多少？小车在斜面上做的是匀速直线运动吗？#v(44mm)]

#pagebreak()
#answers[
1．刻度尺，停表　　2．$v=s/t$，$v$ 表示平均速度，$s$ 表示路程，$t$ 表示时间　　4．小，时间　　5．终点

9．$v_1=s_1/t_1=(0.90" m")/(3.0" s")=0.30" m/s"$；\
下半段路程 $s_3=0.45" m"$，时间 $t_3=3.0" s"-1.8" s"=1.2" s"$，\
平均速度 $v_3=(0.45" m")/(1.2" s")=0.375" m/s"$；\
上半段 $v_2=0.25" m/s"$，小车越来越快，不是匀速直线运动。
]
`;

const ohm = String.raw`
#heading([九年级物理《欧姆定律》课堂练习], note: [时间 30 分钟])
#fullName

#part[一、填空与选择]
#question[导体中的电流，跟导体两端的电压成 #blank()，跟导体的电阻成 #blank()。公式：#blank(width: 6em)。]
#question[一个 10 Ω 的电阻接在 6 V 的电源上，通过它的电流是 #blank() A。]
#question[通过某导体的电流是 0.2 A 时，它两端的电压是 4 V；若电压变为 8 V，导体的电阻是 #blank() Ω。]
#question[对于 $R=U/I$，下列理解正确的是#bracket
  #options(columns: 1)[导体的电阻跟它两端的电压成正比][导体的电阻跟通过它的电流成反比][导体两端的电压为零时，导体的电阻也为零][导体的电阻是导体本身的一种性质，与电压、电流无关]]

#part[二、实验]
#question[在探究“电流与电压的关系”的实验中，保持电阻不变，测得数据如下：
  #align(center, table(columns: (30mm,) + (18mm,) * 5,
    [电压 $U$/V], [0.5], [1.0], [1.5], [2.0], [2.5],
    [电流 $I$/A], [0.05], [0.10], [0.15], [0.20], [0.25]))
  （1）请在方格纸上画出电流随电压变化的图像；\
  （2）该电阻的阻值是 #blank() Ω；\
  （3）由此得出结论：#blank(width: 20em)。
  #align(center, block(width: 78mm, height: 66mm, {
    place(dx: 10mm, dy: 4mm, grid(columns: (10mm,) * 6, rows: 10mm, stroke: 0.4pt + luma(150), ..range(36).map(_ => [])))
    place(dx: 10mm, dy: 64mm, line(length: 66mm, stroke: 0.9pt))
    place(dx: 10mm, dy: 0mm, line(angle: 90deg, length: 64mm, stroke: 0.9pt))
    place(dx: 70mm, dy: 58mm, text(9pt)[$U$/V])
    place(dx: 12mm, dy: 0mm, text(9pt)[$I$/A])
  }))]

#part[三、计算]
#question(space: 40mm)[电阻 $R_1=10$ Ω 与 $R_2=20$ Ω 串联后接在 9 V 的电源上。求：（1）电路中的电流；（2）$R_1$ 两端的电压。]
#question(space: 40mm)[电阻 $R_1=20$ Ω 与 $R_2=30$ Ω 并联后接在 6 V 的电源上。求：（1）通过每个电阻的电流；（2）干路中的电流。]

#answers[
1．正比，反比，$I=U/R$　　2．0.6　　3．20　　4．D　　5．（1）图略，是过原点的直线；（2）10；（3）电阻一定时，通过导体的电流与导体两端的电压成正比

6．（1）$R=R_1+R_2=30$ Ω，$I=U/R=(9" V")/(30" Ω")=0.3" A"$；（2）$U_1=I R_1=0.3" A" times 10" Ω"=3" V"$

7．（1）$I_1=U/R_1=(6" V")/(20" Ω")=0.3" A"$，$I_2=U/R_2=(6" V")/(30" Ω")=0.2" A"$；（2）$I=I_1+I_2=0.5" A"$
]
`;

/** Papers of physics. */
export const physicsPapers: Paper[] = [
  { title: '八年级物理上册《测量物体运动的平均速度》实验预习单', subjectId: '4', gradeId: '8', body: averageSpeed },
  { title: '九年级物理《欧姆定律》课堂练习', subjectId: '4', gradeId: '9', body: ohm },
];
