/** Side by which a photo is taken over: enough to read handwriting of a page. */
const longest = 1600;
/** What the call takes of a picture, in characters. */
const mostCharacters = 700_000;
const qualities = [0.85, 0.7, 0.5, 0.3];

interface Size {
  width: number;
  height: number;
}

/** The size of a photo as it is taken over: never larger than it is. */
export function shrunk({ width, height }: Size): Size {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** The best data URL that the call takes, of those that are made by quality; rejects where there is none. */
export async function bestWithin(make: (quality: number) => string | Promise<string>): Promise<string> {
  for (const quality of qualities) {
    const url = await make(quality);
    if (url.length <= mostCharacters) return url;
  }
  throw new Error('选中的部分太大，请只框选这道题的作答');
}
