import type { Guide, GuideStep } from '../../session/guides/guide.ts';
import places from './pictures.json' with { type: 'json' };

/** Where something stands in a picture: left, top, width and height as shares of the picture in percent. */
export type PlaceInPicture = readonly [left: number, top: number, width: number, height: number];

/** Pictures of screens by role and address, with the place of each thing that a guide points at there; the browser tests make them. */
const taken: Partial<Record<string, Partial<Record<string, Partial<Record<string, number[]>>>>>> = places;

/** As whom the pictures of a guide are taken. */
export const pictured = ({ roles }: Pick<Guide, 'roles'>): string => roles[0] ?? '';

/** The file of the picture of a screen as a role sees it. */
export const pictureFile = (role: string, path: string): string =>
  `guides/${role}${path.split('?')[0]!.replaceAll('/', '-')}.webp`;

/** The picture of a step and where its place is in it; undefined where none has been taken. */
export function pictureOf(guide: Pick<Guide, 'roles'>, { path, point }: GuideStep) {
  const role = pictured(guide);
  const place = taken[role]?.[path]?.[point];
  return place && { file: pictureFile(role, path), place: place as unknown as PlaceInPicture };
}
