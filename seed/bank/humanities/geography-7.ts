import type { BankChapter } from '../bank.ts';
import { population, weather } from './geography-7-climate.ts';
import { globe, maps } from './geography-7-maps.ts';

/** Geography of the seventh grade: the earth, its maps, weather and people. */
export const geography7: readonly BankChapter[] = [
  { name: '地球和地图', grade: 7, points: [globe, maps] },
  { name: '天气与气候', grade: 7, points: [weather] },
  { name: '居民与聚落', grade: 7, points: [population] },
];
