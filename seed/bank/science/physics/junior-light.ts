import type { FillIn, SingleChoice, Templates } from '../../bank.ts';
import { between, lines, template } from '../../making.ts';
import type { Random } from '../../../random.ts';
import { choices, quantities } from '../draw.ts';
import { exact } from '../exact.ts';
import { plain, tex } from '../text.ts';

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
  const options = quantities(
    'm',
    near.times(2),
    [near, start.times(2), start.times(2).minus(move), start.plus(move)],
    2,
    ['other', 'condition', 'sign', 'sign'],
  );
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
  const options = choices(image, Object.values(images), Array<string>(4).fill('light'));
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

/** Light and lenses. */
export const lightTemplates: Templates = {
  '光的直线传播、反射与折射': [template(2, reflection), template(2, mirror)],
  凸透镜成像规律及应用: [template(3, lensImage)],
};
