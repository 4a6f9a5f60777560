import { figureOf } from '../../figures/kinds.ts';
import { box, circle, hatch, line, svg, text } from '../../figures/shapes.ts';

/** Speed over time: faster until `first`, steady until `second`, slower until it stands at `third` seconds. */
export const speedGraph = (speed: number, first: number, second: number, third: number): string =>
  figureOf({
    kind: 'graph',
    x: { name: 't/s', from: '0', to: `${third}`, at: `${first} ${second} ${third}` },
    y: { name: 'v/(m·s⁻¹)', from: '0', to: `${speed}`, at: `${speed}` },
    origin: 'O',
    size: '220 105',
    guides: [`${first} ${speed}`, `${second} ${speed}`],
    curves: [{ points: ['0 0', `${first} ${speed}`, `${second} ${speed}`, `${third} 0`] }],
  });

/** A block on a smooth table, tied over a pulley to a hanging one. */
export const tablePulley = svg(
  270,
  200,
  line([20, 80], [190, 80]),
  hatch(30, 180, 80),
  line([190, 80], [190, 180]),
  line([190, 80], [204, 68]),
  box([60, 48], 46, 32),
  text([83, 69], 'A'),
  circle([204, 68], 12),
  circle([204, 68], 2, '#222'),
  line([106, 56], [204, 56]),
  line([216, 68], [216, 120]),
  box([201, 120], 30, 32),
  text([216, 141], 'B'),
);

/** One moment of a wave of that length in metres, with its height in centimetres; one and a half waves are drawn. */
export const waveGraph = (length: number, height: number): string =>
  figureOf({
    kind: 'graph',
    x: { name: 'x/m', from: '0', to: `${length * 1.6}`, step: `${length / 2}` },
    y: { name: 'y/cm', from: `${-height * 1.2}`, to: `${height * 1.2}`, at: `${-height} ${height}` },
    origin: 'O',
    size: '240 120',
    guides: [`${length / 4} ${height}`, `${length * 0.75} ${-height}`],
    curves: [{ formula: `${height}*sin(2pi x/${length})`, to: `${length * 1.5}` }],
  });
