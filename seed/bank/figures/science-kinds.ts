import { apparatus, apparatusFields } from './apparatus.ts';
import { cell, cellFields } from './cell.ts';
import { climate, climateFields } from './climate.ts';
import { earth, earthFields } from './earth.ts';
import { kind } from './kind.ts';
import { machine, machineFields } from './machine.ts';
import { mapFields } from './map-fields.ts';
import { map } from './map.ts';
import { pedigree, pedigreeFields } from './pedigree.ts';
import { reading, readingFields } from './reading.ts';
import { web, webFields } from './web.ts';

/** Kinds for geography, biology, chemistry, and instruments of all of them. */
export const scienceKinds = {
  machine: kind(machineFields, machine),
  map: kind(mapFields, map),
  climate: kind(climateFields, climate),
  earth: kind(earthFields, earth),
  cell: kind(cellFields, cell),
  apparatus: kind(apparatusFields, apparatus),
  reading: kind(readingFields, reading),
  pedigree: kind(pedigreeFields, pedigree),
  web: kind(webFields, web),
};
