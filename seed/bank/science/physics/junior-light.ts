import type { BankChapter, BankPoint, FillIn, SingleChoice } from '../../bank.ts';
import type { Random } from '../../../random.ts';
import { between, choices, quantities, template } from '../draw.ts';
import { exact } from '../exact.ts';
import { arrow, circle, curve, line, svg, text } from '../svg.ts';
import { lines, plain, tex } from '../text.ts';

function reflection(random: Random): FillIn | undefined {
  const angle = between(random, 15, 75, 5);
  if (angle === 45) return undefined;
  return {
    type: 'fill',
    stem: tex`一束光射到平面镜上，入射光线与镜面的夹角为 [${angle} °]，则反射角为 ____ $^\circ$，反射光线与入射光线的夹角为 ____ $^\circ$。`,
    answers: [[String(90 - angle)], [String(180 - 2 * angle)]],
    solution: lines(
      tex`入射角是入射光线与法线的夹角，等于 $90^\circ-${angle}^\circ=${90 - angle}^\circ$。`,
      tex`由光的反射定律，反射角等于入射角，为 [${90 - angle} °]；反射光线与入射光线的夹角等于两角之和，为 $2\times${90 - angle}^\circ=${180 - 2 * angle}^\circ$。`,
      tex`填 [${angle} °] 的错误原因：把光线与镜面的夹角当成了入射角。`,
    ),
    facility: 0.73,
    check: [
      { expression: plain`90 - ${angle}`, equals: String(90 - angle) },
      { expression: plain`2 * (90 - ${angle})`, equals: String(180 - 2 * angle) },
    ],
  };
}

function mirror(random: Random): SingleChoice | undefined {
  const start = exact(between(random, 15, 50, 5)).over(10);
  const move = exact(between(random, 5, 20, 5)).over(10);
  const near = start.minus(move);
  const options = quantities('m', near.times(2), [near, start.times(2), start.times(2).minus(move), start.plus(move)]);
  return (
    options && {
      type: 'single',
      stem: tex`小红站在竖直的平面镜前 [${start} m] 处，她沿垂直于镜面的方向向镜面走近 [${move} m] 后停下，此时她与自己在镜中的像之间的距离是（　　）`,
      ...options,
      solution: lines(
        tex`小红到镜面的距离变为 $[${start} m]-[${move} m]=[${near} m]$。`,
        tex`像到镜面的距离等于物到镜面的距离，所以她与像的距离为 $2\times[${near} m]=[${near.times(2)} m]$。`,
        tex`错选 [${near} m] 的原因：求的是像到镜面的距离，不是像到人的距离。`,
      ),
      facility: 0.77,
      check: { expression: plain`2 * (${start} - ${move})`, equals: near.times(2).toString() },
    }
  );
}

const objectBeforeMirror = svg(
  240,
  190,
  line([150, 15], [150, 175]),
  ...Array.from({ length: 20 }, (_, step) => line([150, 20 + step * 8], [157, 14 + step * 8])),
  arrow([70, 120], [100, 55]),
  text([58, 130], 'A'),
  text([96, 48], 'B'),
);

const light: BankPoint = {
  name: '光的直线传播、反射与折射',
  questions: [
    {
      type: 'single',
      stem: '下列现象中，由光的折射形成的是（　　）',
      right: '斜插在水中的筷子，水下部分看起来向上弯折',
      wrong: ['阳光下，树荫里的圆形光斑', '平静湖面上岸边树木的倒影', '日食'],
      solution:
        '筷子水下部分反射的光从水斜射入空气时发生折射，使水下部分看起来向上弯折；树荫下的光斑和日食由光的直线传播形成；湖面的倒影是平面镜成像，由光的反射形成。',
      facility: 0.85,
    },
    {
      type: 'other',
      stem: tex`如图所示，物体 $AB$ 放在竖直的平面镜前。请根据平面镜成像的特点，画出物体 $AB$ 在平面镜中的像 $A'B'$。`,
      answer: tex`分别作 $A$、$B$ 关于镜面的对称点 $A'$、$B'$，用虚线连接 $A'B'$，箭头在 $B'$ 端`,
      rubric: [
        { text: tex`过 $A$、$B$ 作镜面的垂线（辅助线用虚线，标出垂直符号）`, score: 2 },
        { text: '像点到镜面的距离等于物点到镜面的距离', score: 2 },
        { text: tex`用虚线画出 $A'B'$，箭头方向正确`, score: 2 },
      ],
      solution: tex`像与物关于镜面对称：过 $A$ 作镜面的垂线并延长，在镜后取 $A'$，使 $A'$ 到镜面的距离等于 $A$ 到镜面的距离；用同样的方法得到 $B'$；平面镜成虚像，所以用虚线连接 $A'B'$，$B'$ 端画箭头。`,
      facility: 0.75,
      figure: objectBeforeMirror,
    },
  ],
  templates: [template(2, reflection), template(2, mirror)],
};

const images = {
  small: '倒立、缩小的实像',
  equal: '倒立、等大的实像',
  large: '倒立、放大的实像',
  virtual: '正立、放大的虚像',
} as const;

const regimes = [
  { image: images.small, range: 'u>2f', use: '照相机', low: 2.1, high: 3.5 },
  { image: images.equal, range: 'u=2f', use: '测焦距', low: 2, high: 2 },
  { image: images.large, range: 'f<u<2f', use: '投影仪', low: 1.2, high: 1.8 },
  { image: images.virtual, range: 'u<f', use: '放大镜', low: 0.4, high: 0.8 },
] as const;

function lensImage(random: Random): SingleChoice | undefined {
  const focus = between(random, 8, 20);
  const { image, range, use, low, high } = random.pick(regimes);
  const object = between(random, Math.ceil(low * focus), Math.floor(high * focus));
  const options = choices(image, Object.values(images));
  return (
    options && {
      type: 'single',
      stem: tex`某凸透镜的焦距 $f=[${focus} cm]$，把一支点燃的蜡烛放在主光轴上距透镜光心 [${object} cm] 处，所成的像是（　　）`,
      ...options,
      solution: tex`$f=[${focus} cm]$，$2f=[${2 * focus} cm]$，物距 $u=[${object} cm]$，满足 $${range}$，成${image}（应用：${use}）。`,
      facility: 0.74,
    }
  );
}

/** A lens with its focal points and an object between one and two focal lengths; 55 units are one focal length. */
const lensSetup = svg(
  330,
  170,
  line([10, 100], [320, 100]),
  curve('M165,35 Q181,100 165,165 Q149,100 165,35 Z'),
  circle([110, 100], 2.5, '#222'),
  circle([220, 100], 2.5, '#222'),
  circle([55, 100], 2.5, '#222'),
  circle([275, 100], 2.5, '#222'),
  circle([165, 100], 2.5, '#222'),
  text([110, 120], 'F'),
  text([220, 120], 'F'),
  text([55, 120], '2F'),
  text([275, 120], '2F'),
  text([180, 118], 'O'),
  arrow([82, 100], [82, 66]),
  text([82, 58], '物'),
);

const lens: BankPoint = {
  name: '凸透镜成像规律及应用',
  questions: [
    {
      type: 'single',
      stem: '如图所示，物体放在凸透镜左侧一倍焦距和二倍焦距之间。移动光屏得到清晰的像，下列仪器利用这一成像原理工作的是（　　）',
      right: '投影仪',
      wrong: ['照相机', '放大镜', '潜望镜'],
      solution:
        '物距在一倍焦距和二倍焦距之间，在光屏上成倒立、放大的实像，应用是投影仪。照相机的物距大于二倍焦距；放大镜的物距小于一倍焦距；潜望镜利用平面镜成像。',
      facility: 0.8,
      figure: lensSetup,
    },
    {
      type: 'single',
      stem: '关于近视眼，下列说法正确的是（　　）',
      right: '远处物体的像成在视网膜前方，应佩戴凹透镜矫正',
      wrong: [
        '远处物体的像成在视网膜后方，应佩戴凹透镜矫正',
        '远处物体的像成在视网膜前方，应佩戴凸透镜矫正',
        '远处物体的像成在视网膜后方，应佩戴凸透镜矫正',
      ],
      solution:
        '近视眼的晶状体太厚，折光能力太强，远处物体的像成在视网膜前方；凹透镜能使光发散，使像后移到视网膜上。像成在视网膜后方、用凸透镜矫正的是远视眼。',
      facility: 0.78,
    },
    {
      type: 'multiple',
      stem: '用镜头焦距不变的照相机给同学拍照，要使所成的像变大一些，下列做法正确的有（　　）',
      right: ['照相机离被拍的同学近一些', '镜头向外伸，增大镜头到感光元件的距离'],
      wrong: ['照相机离被拍的同学远一些', '镜头向里缩，减小镜头到感光元件的距离'],
      solution:
        '凸透镜成实像时，物距减小，像距增大，像变大，即“物近像远像变大”。所以照相机要靠近被拍的人，同时镜头向外伸，增大像距。',
      facility: 0.63,
    },
  ],
  templates: [template(3, lensImage)],
};

/** Light and lenses. */
export const lightChapters: readonly BankChapter[] = [
  { name: '光现象', grade: 8, points: [light] },
  { name: '透镜及其应用', grade: 8, points: [lens] },
];
