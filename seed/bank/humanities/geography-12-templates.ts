import { between, choice, template } from '../making.ts';

const tropic = 23 * 60 + 26;

/** Minutes of arc as degrees and minutes. */
const arc = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60}°` : `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;

const arcTex = (minutes: number): string =>
  `${Math.floor(minutes / 60)}^\\circ ${String(minutes % 60).padStart(2, '0')}'`;

/** How high the sun stands at noon on a solstice. */
export const noonHeight = template(3, (random) => {
  const [north, june] = [random.chance(0.6), random.chance(0.5)];
  const latitude = between(random, 8, 64);
  const [place, sun] = [(north ? 1 : -1) * latitude * 60, june ? tropic : -tropic];
  const apart = Math.abs(place - sun);
  const height = 5400 - apart;
  const otherSide = 5400 - Math.abs(place + sun);
  if (height < 300 || otherSide < 0) return undefined;
  const same = north === june;
  const day = june ? '夏至日（6月22日前后）' : '冬至日（12月22日前后）';
  const name = `${latitude}°${north ? 'N' : 'S'}`;
  const work = same
    ? `二者在同一半球，纬度差为${arc(apart)}`
    : `二者在不同半球，纬度差为$${latitude}^\\circ+23^\\circ 26'=${arcTex(apart)}$`;
  return choice({
    stem: `北半球${day}，${name}的正午太阳高度为（　　）`,
    right: arc(height),
    errors: [arc(otherSide), arc(apart), arc(5400 - latitude * 60)],
    because: ['swap', 'middle', 'swap'],
    solution: `这一天太阳直射${june ? '23°26′N（北回归线）' : '23°26′S（南回归线）'}。${work}，正午太阳高度等于90°减去纬度差：$90^\\circ-${arcTex(apart)}=${arcTex(height)}$。错选${arc(otherSide)}是把加减弄反了，错选${arc(apart)}是忘记用90°去减。`,
    facility: 0.6,
    check: { expression: `90*60-abs(${place}-(${sun}))`, equals: String(height) },
  });
});

/** The height of a cliff from the number of contours that meet in it. */
export const cliffHeight = template(2, (random) => {
  const [step, lines] = [random.pick([20, 50, 100]), between(random, 3, 6)];
  const [least, most] = [(lines - 1) * step, (lines + 1) * step];
  const inside = (step * between(random, 2, 18)) / 10;
  return choice({
    stem: `某等高线地形图的等高距为${step}米，图中一处陡崖有${lines}条等高线重合，该陡崖的相对高度可能是（　　）`,
    right: `${least + inside}米`,
    errors: [`${least - (step * 3) / 10}米`, `${most + step / 10}米`, `${most + (step * 13) / 10}米`],
    because: ['edge', 'edge', 'edge'],
    solution: `$n$条等高线重合时，陡崖的相对高度$\\Delta H$满足$(n-1)d\\le \\Delta H<(n+1)d$。代入$n=${lines}$、$d=${step}$，得$${least}\\le \\Delta H<${most}$，四个数值中只有${least + inside}米在这一范围内。`,
    facility: 0.62,
    check: [
      { expression: `(${lines}-1)*${step}`, equals: String(least) },
      { expression: `(${lines}+1)*${step}`, equals: String(most) },
    ],
  });
});
