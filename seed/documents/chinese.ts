import type { Paper } from './paper.ts';

const poems = String.raw`
#heading([七年级语文上册古诗默写], note: [满分 50 分　　时间 30 分钟])
#scored

#part[一、写出上句或下句（每空 2 分，共 20 分）]
#question[东临碣石，#blank(width: 9em)。（曹操《观沧海》）]
#question[树木丛生，#blank(width: 9em)。（曹操《观沧海》）]
#question[#blank(width: 11em)，闻道龙标过五溪。（李白《闻王昌龄左迁龙标遥有此寄》）]
#question[潮平两岸阔，#blank(width: 9em)。（王湾《次北固山下》）]
#question[#blank(width: 9em)，江春入旧年。（王湾《次北固山下》）]
#question[枯藤老树昏鸦，#blank(width: 9em)，古道西风瘦马。（马致远《天净沙·秋思》）]
#question[峨眉山月半轮秋，#blank(width: 11em)。（李白《峨眉山月歌》）]
#question[正是江南好风景，#blank(width: 11em)。（杜甫《江南逢李龟年》）]
#question[遥怜故园菊，#blank(width: 9em)。（岑参《行军九日思长安故园》）]
#question[#blank(width: 11em)，受降城外月如霜。（李益《夜上受降城闻笛》）]

#part[二、理解性默写（每空 2 分，共 16 分）]
#question[曹操在《观沧海》中想象大海吞吐日月星辰，表现博大胸襟的句子是：\
  日月之行，#blank(width: 7em)；#blank(width: 7em)，#blank(width: 7em)。]
#question[李白在《闻王昌龄左迁龙标遥有此寄》中借明月寄托对友人思念的句子是：\
  #blank(width: 10em)，#blank(width: 10em)。]
#question[王湾在《次北固山下》中借北归大雁表达思乡之情的句子是：\
  #blank(width: 9em)，#blank(width: 9em)。]
#question[马致远在《天净沙·秋思》中点明主旨、写出游子愁思的句子是：夕阳西下，#blank(width: 9em)。]

#part[三、默写全诗（14 分）]
#question[默写李益的《夜上受降城闻笛》，注意书写工整，标点正确。
  #v(0.6em)
  #for _ in range(4) {
    block(spacing: 2mm, grid(columns: (8.6mm,) * 16, rows: 8.6mm, stroke: 0.5pt + luma(130), ..range(16).map(_ => [])))
  }]

#answers[
一、1．以观沧海　　2．百草丰茂　　3．杨花落尽子规啼　　4．风正一帆悬　　5．海日生残夜　　6．小桥流水人家　　7．影入平羌江水流　　8．落花时节又逢君　　9．应傍战场开　　10．回乐烽前沙似雪

二、11．若出其中；星汉灿烂，若出其里　　12．我寄愁心与明月，随君直到夜郎西　　13．乡书何处达？归雁洛阳边　　14．断肠人在天涯

三、15．夜上受降城闻笛　李益　回乐烽前沙似雪，受降城外月如霜。不知何处吹芦管，一夜征人尽望乡。
]
`;

const moonlight = String.raw`
#heading([八年级语文上册《记承天寺夜游》阅读练习], note: [满分 30 分　　时间 30 分钟])
#scored

#quoted(source: [（苏轼《记承天寺夜游》）])[
  #h(2em)元丰六年十月十二日夜，解衣欲睡，月色入户，#underline[欣然]起行。#underline[念]无与为乐者，遂至承天寺寻张怀民。怀民亦未#underline[寝]，相与步于中庭。庭下如积水空明，水中藻、荇交横，盖竹柏影也。何夜无月？何处无竹柏？#underline[但]少闲人如吾两人者耳。
]

#part[一、积累与理解（共 16 分）]
#question[解释文中画线的词语。（8 分）
  #grid(columns: (1fr, 1fr), row-gutter: 0.6em,
    [（1）欣然：#blank(width: 9em)], [（2）念：#blank(width: 9em)],
    [（3）寝：#blank(width: 9em)], [（4）但：#blank(width: 9em)])]
#question[下列句子朗读停顿划分正确的一项是（3 分）#bracket
  #options(columns: 2)[念/无与为乐者][念无与/为乐者][遂至承天/寺寻张怀民][相与步/于中/庭]]
#question[用现代汉语翻译下面的句子。（5 分）\
  庭下如积水空明，水中藻、荇交横，盖竹柏影也。
  #lines(2)]

#part[二、赏析与探究（共 14 分）]
#question[“庭下如积水空明，水中藻、荇交横”运用了什么修辞手法？写出了月色怎样的特点？（4 分）
  #lines(2)]
#question[“何夜无月？何处无竹柏？但少闲人如吾两人者耳。”请结合“闲人”的含义，说说作者当时的心情。（6 分）
  #lines(3)]
#question[文章以一个“寻”字写出两人的交情。请从文中再找一处表现两人心意相通的语句，简要分析。（4 分）
  #lines(2)]

#pagebreak()
#answers[
1．（1）高兴的样子　（2）想到，考虑　（3）睡觉　（4）只是

2．A

3．庭院的地面仿佛积满了清水，澄澈透明，水中像有藻、荇一类的水草纵横交错，原来是竹子和柏树的影子。

4．运用比喻，把月光比作积水，把竹柏的影子比作水草，写出了月色的清澈透明、竹影的摇曳多姿，营造出空灵幽静的意境。

5．“闲人”既指有闲情雅致、能欣赏美景的人，也暗含作者被贬黄州、有职无权的处境。作者既有赏月的欣喜和漫步的悠闲，也有被贬的悲凉和人生的感慨，同时表现了旷达乐观的胸怀。

6．“怀民亦未寝”，一个“亦”字写出两人都难以入眠、心境相同；或“相与步于中庭”，“相与”二字写出两人一同漫步、彼此知心。
]
`;

/** Papers of Chinese. */
export const chinesePapers: Paper[] = [
  { title: '七年级语文上册古诗默写', subjectId: '1', gradeId: '7', body: poems },
  { title: '八年级语文上册《记承天寺夜游》阅读练习', subjectId: '1', gradeId: '8', body: moonlight },
];
