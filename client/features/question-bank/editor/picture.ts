/** Endings of the pictures that a question takes. */
export const pictureEndings = ['.png', '.jpg', '.jpeg', '.svg'] as const;

const types = ['image/png', 'image/jpeg', 'image/svg+xml'];
const mostKilobytes = 500;

/** What people may choose. */
export const pictureHint = `PNG、JPEG 或 SVG 图片，不超过 ${mostKilobytes} KB`;

/** Why a file can't be a question's picture; undefined where it can. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!types.includes(type)) return '请选择 PNG、JPEG 或 SVG 图片';
  return size > mostKilobytes * 1024 ? `图片超过 ${mostKilobytes} KB，请压缩后再上传` : undefined;
}

/** A file as a data URL, after a look whether it is a picture; rejects with the words that people read. */
export async function readPicture(file: File): Promise<string> {
  const fault = pictureFault(file);
  if (fault !== undefined) throw new Error(fault);
  const address = await dataUrlOf(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    throw new Error('图片无法打开，可能已损坏', { cause: error });
  }
  return address;
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('图片无法读取'));
    reader.readAsDataURL(file);
  });
