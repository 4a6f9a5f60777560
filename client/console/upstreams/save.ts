import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { fetchFile, saveBlob, transferTimeout } from '../../api/download.ts';
import { tellFailure } from '../../api/failures.ts';
import { isFailure } from '../../components/use-action.ts';

/** Saves the file that a call answers with; a refusal is told. */
export async function save<E extends Endpoint>(endpoint: E, input: InputOf<E>, fileName: string): Promise<void> {
  try {
    saveBlob(await fetchFile(endpoint, input, { timeout: transferTimeout }), fileName);
  } catch (error) {
    if (isFailure(error)) tellFailure(error.message);
    throw error;
  }
}
