import { readFileSync } from 'node:fs';

/**
 * An answer sheet with the code U5-2S/1, photographed by a phone that was held upright: 1404 by 992 pixels on their side, and
 * a property that turns them (made with libheif's heif-enc).
 */
export const sheetHeic = readFileSync(new URL('sheet.heic', import.meta.url));

/** Such a file whose picture is turned (by so many quarters, anticlockwise) or mirrored as said (ISO 23008-12, 6.5.10, 6.5.12). */
export const turnedHeic = (property: 'irot' | 'imir', value: number): Buffer => {
  const at = sheetHeic.indexOf('irot');
  const file = Buffer.from(sheetHeic);
  file.write(property, at, 'latin1');
  file.writeUInt8(value, at + property.length);
  return file;
};

/** Such a file that says to be so large (ISO 23008-12, 6.5.3). */
export const claimingHeic = (width: number, height: number): Buffer => {
  const at = sheetHeic.indexOf('ispe');
  const file = Buffer.from(sheetHeic);
  file.writeUInt32BE(width, at + 8);
  file.writeUInt32BE(height, at + 12);
  return file;
};
