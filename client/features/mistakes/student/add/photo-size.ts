/** Side by which a photo is taken over: enough to read handwriting of a page. */
const longest = 1600;

interface Size {
  width: number;
  height: number;
}

/** The size of a photo as it is taken over: never larger than it is. */
export function shrunk({ width, height }: Size): Size {
  const by = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}
