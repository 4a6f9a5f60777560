import type { Chapters } from './volumes.ts';

/** Junior school: physics from the eighth grade, chemistry in the ninth, biology and geography up to the eighth. */
export const juniorChapters: Chapters = {
  1: {
    7: ['春|济南的冬天|从百草园到三味书屋|皇帝的新装', '邓稼先|木兰诗|阿长与《山海经》|陋室铭'],
    8: ['三峡|背影|白杨礼赞|苏州园林', '社戏|大自然的语言|桃花源记|壶口瀑布'],
    9: ['沁园春·雪|岳阳楼记|故乡|智取生辰纲', '孔乙己|变色龙|送东阳马生序|出师表'],
  },
  2: {
    7: ['有理数|整式的加减|一元一次方程|几何图形初步', '相交线与平行线|实数|平面直角坐标系|二元一次方程组'],
    8: ['三角形|全等三角形|轴对称|整式的乘法与因式分解', '二次根式|勾股定理|平行四边形|一次函数'],
    9: ['一元二次方程|二次函数|旋转|圆', '反比例函数|相似|锐角三角函数|投影与视图'],
  },
  3: {
    7: [
      "My name's Gina.|This is my sister.|Is this your pencil?|Where's my schoolbag?",
      "Can you play the guitar?|What time do you go to school?|How do you get to school?|Don't eat in class.",
    ],
    8: [
      "Where did you go on vacation?|How often do you exercise?|I'm more outgoing than my sister.|What's the best movie theater?",
      "What's the matter?|I'll help to clean up the city parks.|Could you please clean your room?|Why don't you talk to your parents?",
    ],
    9: [
      'How can we become good learners?|I think that mooncakes are delicious!|Could you please tell me where the restrooms are?|I used to be afraid of the dark.',
      "Sad movies make me cry.|Life is full of the unexpected.|We're trying to save the earth!|I remember meeting all of you in Grade 7.",
    ],
  },
  4: {
    8: ['机械运动|声现象|物态变化|光现象', '力|运动和力|压强|浮力'],
    9: ['内能|内能的利用|电流和电路|欧姆定律', '电功率|生活用电|电与磁|能源与可持续发展'],
  },
  5: {
    9: ['走进化学世界|我们周围的空气|物质构成的奥秘|自然界的水', '金属和金属材料|溶液|酸和碱|化学与生活'],
  },
  6: {
    7: [
      '认识生物|细胞是生命活动的基本单位|细胞怎样构成生物体|生物圈中有哪些绿色植物',
      '人的由来|人体的营养|人体的呼吸|人体内物质的运输',
    ],
    8: [
      '动物的主要类群|动物的运动和行为|细菌和真菌|根据生物的特征进行分类',
      '生物的生殖和发育|生物的遗传与变异|生命起源和生物进化|传染病和免疫',
    ],
  },
  7: {
    7: ['成长的节拍|友谊的天空|师长情谊|生命的思考', '青春时光|做情绪情感的主人|在集体中成长|走进法治天地'],
    8: ['走进社会生活|遵守社会规则|勇担社会责任|维护国家利益', '坚持宪法至上|理解权利义务|人民当家作主|崇尚法治精神'],
    9: ['富强与创新|民主与法治|文明与家园|和谐与梦想', '同住地球村|构建人类命运共同体|与世界紧相连|少年的担当'],
  },
  8: {
    7: ['远古的传说|夏商周的更替|秦统一中国|三国鼎立', '隋朝的统一与灭亡|盛唐气象|宋代经济的发展|明朝的对外关系'],
    8: ['鸦片战争|洋务运动|辛亥革命|五四运动', '中华人民共和国成立|三大改造|经济体制改革|独立自主的和平外交'],
    9: [
      '古代埃及|希腊城邦和亚历山大帝国|文艺复兴运动|法国大革命和拿破仑帝国',
      '俄国的改革|第二次工业革命|第一次世界大战|冷战',
    ],
  },
  9: {
    7: [
      '地球和地图|陆地和海洋|天气与气候|居民与聚落',
      '我们生活的大洲——亚洲|我们邻近的地区和国家|东半球其他的地区和国家|西半球的国家',
    ],
    8: ['从世界看中国|中国的自然环境|中国的自然资源|中国的经济发展', '中国的地理差异|北方地区|南方地区|西北地区'],
  },
};
