import type { BankPoint } from '../bank.ts';
import { latitudeGrid, polarView, ridgeAndValley, saddle, twoSlopes } from './geography-figures.ts';
import { gridPlace, hemispheres, realDistance, scaleInFigures, summitAbove } from './geography-7-templates.ts';

/** Shape and size of the earth; its net of meridians and parallels. */
export const globe: BankPoint = {
  name: '地球的大小与经纬网',
  templates: [gridPlace, hemispheres],
  questions: [
    {
      type: 'single',
      stem: '下列数据能正确反映地球大小的是（　　）',
      right: '赤道周长约4万千米',
      wrong: ['平均半径约6371米', '表面积约5.1万平方千米', '赤道半径约4万千米'],
      solution:
        '地球平均半径约6371千米，赤道周长约4万千米，表面积约5.1亿平方千米。前两个错误选项错在单位和数量级，第三个错误选项把周长当成了半径。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '图示为从地轴一端的上空看到的地球，O为极点，箭头表示地球自转方向。甲地位于乙地的（　　）',
      right: '正北方',
      wrong: ['正南方', '正东方', '正西方'],
      figure: polarView(),
      solution:
        '自转方向为逆时针，说明O是北极点。甲、乙在同一条经线上，甲离北极点更近，所以甲在乙的正北方。错选“正南方”是把中心当成了南极点，或套用了“上北下南”。',
      facility: 0.62,
    },
    {
      type: 'multiple',
      stem: '下列关于经线和纬线的叙述，正确的有（　　）',
      right: ['所有经线的长度都相等', '经线指示南北方向', '纬线指示东西方向'],
      wrong: ['所有纬线的长度都相等'],
      solution: '经线都是连接两极的半圆，长度相等，指示南北方向；纬线指示东西方向，长度由赤道向两极逐渐缩短。',
      facility: 0.8,
    },
    {
      type: 'fill',
      stem: '划分南、北半球的界线是____；划分东、西半球的界线是20°W和____组成的经线圈。',
      answers: [
        ['赤道', '0°纬线'],
        ['160°E', '东经160°', '160°E经线'],
      ],
      solution:
        '赤道以北为北半球，以南为南半球；东、西半球以20°W和160°E组成的经线圈为界，这样可以避免把欧洲和非洲的一些国家分在两个半球上。',
      facility: 0.8,
    },
    {
      type: 'written',
      stem: '读经纬网图，回答问题。\n（1）写出甲、乙两地的经纬度。（4分）\n（2）乙地位于东半球还是西半球？属于五带中的哪一带？（2分）\n（3）甲地位于乙地的什么方向？（2分）',
      figure: latitudeGrid(
        ['140°E', '160°E', '180°', '160°W'],
        ['40°N', '20°N', '0°', '20°S'],
        [
          { name: '甲', column: 0, row: 0 },
          { name: '乙', column: 2, row: 3 },
        ],
      ),
      answer: '（1）甲：40°N，140°E；乙：20°S，180°。（2）西半球；热带。（3）西北方向。',
      rubric: [
        { text: '甲、乙的纬度和经度，每个1分', score: 4 },
        { text: '西半球1分；热带1分', score: 2 },
        { text: '西北方向（只答出西或北得1分）', score: 2 },
      ],
      solution:
        '甲在40°N纬线与140°E经线的交点，乙在20°S纬线与180°经线的交点。从160°E向东到20°W为西半球，180°在这一范围内；20°S在南、北回归线之间，属于热带。甲在乙的北面，又在乙的西面，所以是西北方向。',
      facility: 0.64,
    },
  ],
};

/** Scales and contour maps. */
export const maps: BankPoint = {
  name: '比例尺与等高线地形图',
  templates: [realDistance, scaleInFigures, summitAbove],
  questions: [
    {
      type: 'single',
      stem: '在图幅大小相同的情况下，下列地图中比例尺最大的是（　　）',
      right: '某中学平面图',
      wrong: ['某市交通图', '中国政区图', '世界地形图'],
      solution:
        '图幅相同时，表示的实地范围越小，比例尺越大，内容越详细。四幅图中，中学的范围最小，所以比例尺最大。错选“世界地形图”是误以为范围越大比例尺越大。',
      facility: 0.82,
    },
    {
      type: 'single',
      stem: '读等高线地形图（图中数字表示海拔，单位：米），虚线甲、乙所在的地形部位分别是（　　）',
      right: '山脊、山谷',
      wrong: ['山谷、山脊', '山脊、鞍部', '陡崖、山谷'],
      figure: ridgeAndValley([100, 200, 300, 400]),
      solution:
        '甲处等高线由高处向低处凸出，是山脊；乙处等高线由低处向高处凸出，是山谷。错选“山谷、山脊”是把凸出的方向与地势高低的关系弄反了，可记作“凸低为高，凸高为低”。',
      facility: 0.72,
    },
    {
      type: 'single',
      stem: '读等高线地形图（图中数字表示海拔，单位：米），沿①、②两条路线登山，下列说法正确的是（　　）',
      right: '①路线坡度较缓，因为沿线等高线稀疏',
      wrong: [
        '①路线坡度较陡，因为沿线等高线稀疏',
        '②路线坡度较缓，因为沿线等高线密集',
        '两条路线坡度相同，因为起点和终点的高度相同',
      ],
      figure: twoSlopes([100, 200, 300, 400, 500]),
      solution:
        '同一幅等高线地形图上，等高线密集处坡陡，稀疏处坡缓。①路线经过处等高线稀疏，坡缓；②路线经过处等高线密集，坡陡。高差相同而水平距离不同，所以坡度不同。',
      facility: 0.84,
    },
    {
      type: 'fill',
      stem: '读等高线地形图（图中数字表示海拔，单位：米），该图的等高距是____米，丙处的地形部位是____。',
      figure: saddle(100),
      answers: [['100'], ['鞍部']],
      solution:
        '相邻两条等高线的海拔依次为100米、200米、300米、400米，等高距为100米。丙处在甲、乙两个山顶之间，地势相对低平，是鞍部。',
      facility: 0.78,
    },
    {
      type: 'multiple',
      stem: '读等高线地形图（图中数字表示海拔，单位：米），下列判断正确的有（　　）',
      right: ['甲山的海拔高于乙山', '丙处的海拔在300米至400米之间'],
      wrong: ['乙山的海拔高于600米', '乙山与丙处的相对高度大于300米'],
      figure: saddle(200),
      solution:
        '图中等高距为100米。乙山最里面的等高线为500米，山顶海拔在500米至600米之间；甲山比乙山多一条等高线，海拔在600米至700米之间。丙处在300米与400米等高线之间。乙山与丙处的相对高度大于$500-400=100$米，小于$600-300=300$米，所以不会大于300米。',
      facility: 0.56,
    },
  ],
};
