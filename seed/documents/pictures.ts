import type { Original } from './original.ts';
import { encodePng, encodeTiff, Raster } from './raster.ts';

// A4 at 100 dots per inch.
const [width, height] = [827, 1169];
const pale = 150;

/** Squares with a dashed cross in each, to practise characters in. */
function characterSquares(): Raster {
  const raster = new Raster(width, height);
  const [side, columns, rows, left, top] = [76, 9, 13, 71, 90];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * side, top + row * side];
      raster.frame(x, y, side + 2, side + 2, 2);
      raster.dashes(x + 2, y + side / 2, side - 2, false, pale);
      raster.dashes(x + side / 2, y + 2, side - 2, true, pale);
    }
  }
  return raster;
}

/** Groups of four lines to write letters on; the third is the one that they stand on. */
function fourLines(): Raster {
  const raster = new Raster(width, height);
  const [groups, pitch, gap, left, top] = [16, 62, 14, 70, 100];
  for (let group = 0; group < groups; group++) {
    for (let line = 0; line < 4; line++) {
      const y = top + group * pitch + line * gap;
      raster.fill(left, y, width - 2 * left, line === 2 ? 2 : 1, line === 2 ? 0 : pale);
    }
  }
  return raster;
}

/** Squared paper with two axes through the middle. */
function coordinates(): Raster {
  const side = 40;
  const cells = 18;
  const extent = side * cells;
  const raster = new Raster(width, width);
  const from = (width - extent - 1) / 2;
  const middle = from + extent / 2;
  for (let index = 0; index <= cells; index++) {
    raster.fill(from, from + index * side, extent, 1, pale);
    raster.fill(from + index * side, from, 1, extent, pale);
  }
  raster.fill(from - 20, middle - 1, extent + 40, 3);
  raster.fill(middle - 1, from - 20, 3, extent + 40);
  for (let step = 0; step < 12; step++) {
    const half = Math.floor(step / 2);
    raster.fill(from + extent + 31 - step, middle - half, 1, 2 * half + 1);
    raster.fill(middle - half, from - 31 + step, 2 * half + 1, 1);
  }
  return raster;
}

/** Two sheets of squares for an essay, twenty in each row. */
function essaySheets(): Raster[] {
  return [22, 24].map((rows) => {
    const raster = new Raster(width, height);
    const [side, columns, pitch, left] = [34, 20, 44, 73];
    const top = height - 60 - rows * pitch;
    for (let row = 0; row < rows; row++) {
      raster.frame(left, top + row * pitch, side * columns + 1, side + 1, 1);
      for (let column = 1; column < columns; column++) {
        raster.fill(left + column * side, top + row * pitch, 1, side, pale);
      }
    }
    raster.frame(left - 8, top - 8, side * columns + 17, rows * pitch + 7, 2);
    return raster;
  });
}

const png = { kind: 'picture', extension: 'png', pages: 1, gradeId: '' } as const;

/** Sheets to write on, as pictures. */
export const makePictures = (): Original[] => [
  { ...png, title: '田字格练习纸', subjectId: '1', bytes: encodePng(characterSquares()) },
  { ...png, title: '四线三格练习纸', subjectId: '3', bytes: encodePng(fourLines()) },
  { ...png, title: '平面直角坐标系方格纸', subjectId: '2', bytes: encodePng(coordinates()) },
  {
    title: '作文稿纸',
    subjectId: '1',
    gradeId: '',
    kind: 'picture',
    extension: 'tif',
    pages: 2,
    bytes: encodeTiff(essaySheets()),
  },
];
