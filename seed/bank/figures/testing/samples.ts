import { furtherSamples } from './further-samples.ts';

/** Parameters as data files hold them: at least one of each kind, with much that may stand in the way of each other. */
export const samples: Readonly<Record<string, object>> = {
  parallel: {
    kind: 'circuit',
    rows: [
      ['lamp L₁', 'ammeter'],
      ['lamp L₂', 'switch S₁'],
      ['cell', 'switch S', 'meter 甲'],
    ],
  },
  series: {
    kind: 'circuit',
    rows: [
      [{ beside: [['resistor R_1=10 Ω'], ['voltmeter']] }, 'rheostat:right R₂', 'ammeter'],
      ['battery:right U=6 V', 'switch:closed S'],
    ],
  },
  symbols: {
    kind: 'circuit',
    rows: [
      ['variable R_x', 'thermistor R_t', 'diode D', 'fuse', 'capacitor C', 'inductor L'],
      ['rheostat R_P', 'bell', 'motor', 'gap', 'alternating u', 'galvanometer'],
      ['source U', 'point a', 'milliammeter'],
    ],
  },
  motion: {
    kind: 'graph',
    x: { name: 't/s', from: '0', to: '8', step: '2' },
    y: { name: 'v/(m·s^{-1})', from: '0', to: '20', step: '5' },
    origin: 'O',
    guides: ['4 10'],
    curves: [
      { points: ['0 0', '4 10', '8 10'], name: '甲' },
      { points: ['0 20', '8 5'], name: '乙', dashed: 'true' },
    ],
  },
  functions: {
    kind: 'graph',
    equal: 'true',
    grid: 'true',
    origin: 'O',
    x: { name: 'x', from: '-3', to: '4', step: '1' },
    y: { name: 'y', from: '-2', to: '4', step: '1' },
    curves: [
      { formula: 'x^2 - 2x - 1', name: 'y=x²-2x-1' },
      { formula: '2/x', from: '0.1', name: 'l', nameAt: '3' },
    ],
    points: [
      { at: '1 -2', name: 'P(1，-2)' },
      { at: '1 2', open: 'true', name: 'A' },
    ],
  },
  triangle: {
    kind: 'geometry',
    points: { A: '0 3', B: '-2 0', C: '2.5 0', D: 'foot A B C', E: 'middle A C', F: 'cross A D B E' },
    lines: ['A-B-C-A', 'A-D', 'B-E'],
    dashed: ['D-E'],
    rightAngles: ['A-D-C'],
    equal: [['A-E', 'E-C']],
    angles: [{ of: 'A-B-C', name: '60°' }],
    lengths: { 'B-C': '4.5 cm' },
  },
  circle: {
    kind: 'geometry',
    points: { O: '0 0', A: 'polar O 2 140', B: 'polar O 2 40', C: 'polar O 2 sqrt(62500)', T: 'along A B 1/3' },
    circles: [{ centre: 'O', through: 'A' }],
    lines: ['O-A', 'O-B', 'A-C-B-A'],
    shaded: ['O-A-B'],
    dots: ['O'],
    angles: [{ of: 'A-O-B', name: 'α', arcs: '2' }],
  },
  plane: {
    kind: 'geometry',
    axes: '-3 -2 4 4',
    grid: '-3 -2 3 3',
    points: { A: '-2 1', B: '2 3', C: '3 -1' },
    lines: ['A-B-C-A'],
    arrows: ['A-C'],
  },
  bars: {
    kind: 'chart',
    form: 'bars',
    categories: ['篮球', '足球', '乒乓球', '其他'],
    series: [
      { name: '男生', values: '12 8 15 5' },
      { name: '女生', values: '6 9 14 3' },
    ],
    values: 'true',
    x: '项目',
    y: '人数',
    title: '最喜欢的球类',
  },
  line: {
    kind: 'chart',
    form: 'line',
    categories: ['1月', '2月', '3月', '4月'],
    series: [{ values: '20 35 30 45' }, { values: '30 25 40 35' }],
    values: 'true',
  },
  pie: {
    kind: 'chart',
    form: 'pie',
    categories: ['阅读', '运动', '其他活动'],
    series: [{ values: '50 45 5' }],
    values: 'true',
  },
  histogram: {
    kind: 'chart',
    form: 'histogram',
    categories: ['50', '60', '70', '80'],
    series: [{ values: '3 8 5' }],
    x: '成绩/分',
  },
  ...furtherSamples,
};
