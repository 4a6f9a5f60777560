/** What stands in the place of a secret. */
export const hidden = '（已隐去）';

/** The most letters of a body that are kept. */
const mostKept = 32_768;

/** The most letters that are read as JSON to be cut where its lists are long; longer ones are cut as they stand. */
const mostParsed = 1_048_576;

/** Items of a list that show what it looks like, where the whole would be too long; letters of a text likewise. */
const items = 5;
const letters = 400;

/** Fields that open something, by what their names end with. */
const secretName = /(password|passwd|token|ticket|secret)$/i;

/** What people have written about how they feel: who reads it gives a reason, which is kept. */
const privateName = /^(title|text|note|place|reason|word|quote)$/;

/** Whether what a call sends and answers is of that kind. */
export const isPrivateCall = (path: string): boolean => path.includes('/wellbeing/');

const secretWords = /(?:password|passwd|token|ticket|secret)"/i;
const inJson = /"([^"\\]*(?:password|passwd|token|ticket|secret))":\s*"(?:[^"\\]|\\.)*"?/gi;
const privateInJson = /"(title|text|note|place|reason|word|quote)":\s*"(?:[^"\\]|\\.)*"?/g;

/** Whether nobody is to read a value of this name in records of requests. */
export const isSecret = (name: string, isPrivate: boolean): boolean =>
  secretName.test(name) || (isPrivate && privateName.test(name));

/** A text as JSON with its secrets hidden, wherever they lie; one that was cut in the middle of a secret shows no part of it. */
export function masked(text: string, isPrivate: boolean): string {
  const hide = (_: string, name: string): string => `"${name}":"${hidden}"`;
  // To look for the words alone takes a tenth of the time, and most answers have none of them.
  const open = secretWords.test(text) ? text.replace(inJson, hide) : text;
  return isPrivate ? open.replace(privateInJson, hide) : open;
}

/** What is kept of a body. */
export interface Kept {
  text: string;
  isCut: boolean;
}

/** A body as it is kept: whole where it is short, else with long lists and texts cut so that it stays JSON, else its beginning. */
export function keptOf(text: string, isPrivate: boolean): Kept {
  if (text.length <= mostKept) return { text: masked(text, isPrivate), isCut: false };
  const short = text.length <= mostParsed ? shortJson(text) : undefined;
  const cut = short !== undefined && short.length <= mostKept ? short : text.slice(0, mostKept);
  return { text: masked(cut, isPrivate), isCut: true };
}

function shortJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), shorten);
  } catch {
    return undefined;
  }
}

const shorten = (_: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, items);
  return typeof value === 'string' && value.length > letters ? `${value.slice(0, letters)}…` : value;
};
