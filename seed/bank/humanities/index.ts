import type { Templates } from '../bank.ts';
import { factorySite, urbanShare } from './geography-10-templates.ts';
import { cliffHeight, noonHeight } from './geography-12-templates.ts';
import { birthsAndDeaths, colderAbove, dailyMean, density } from './geography-7-numbers.ts';
import { gridPlace, hemispheres, realDistance, scaleInFigures, summitAbove } from './geography-7-templates.ts';
import { antipode, landing, localTime, sunrise, zoneOf, zoneTime } from './geography-time-templates.ts';

/** Templates of geography; the other humanities have none. */
export const geography: Templates = {
  地球的大小与经纬网: [gridPlace, hemispheres],
  比例尺与等高线地形图: [realDistance, scaleInFigures, summitAbove],
  '气温、降水与气候': [colderAbove, dailyMean],
  世界的人口与宗教: [birthsAndDeaths, density],
  城镇化与产业区位因素: [urbanShare, factorySite],
  '地球的自转、公转与时区': [zoneOf, zoneTime, localTime, landing, sunrise, antipode],
  正午太阳高度与昼夜长短: [noonHeight],
  地貌与等高线地形图的应用: [cliffHeight],
};
