import { showError } from '../../components/toast.ts';
import { pickFile } from '../../components/upload/pick-file.ts';
import { pictureEndings, readPicture } from '../question-bank/editor/picture.ts';

/** A picture that somebody chooses, as a data URL; undefined without one, and people are told why it cannot be used. */
export async function choosePicture(): Promise<string | undefined> {
  const file = await pickFile(pictureEndings);
  if (!file) return undefined;
  try {
    return await readPicture(file);
  } catch (error) {
    showError((error as Error).message);
    return undefined;
  }
}
