import { useEffect } from 'react';
import { useForm } from '../../../components/form/form-context.ts';
import { personal } from '../../../session/personal.ts';

/** What the form of a record holds. */
export type Notes = Record<'kind' | 'happenedAt' | 'place' | 'note' | 'nextStep' | 'nextAt', string>;

// What has not been saved when the page is left is there again afterwards: in memory alone, as the text is, and for who wrote it.
const unsaved = new Map<string, Notes>();

const keyOf = (textId: string): string => `${personal.userId}/${textId}`;

/** What was written about a text and not saved. */
export const unsavedOf = (textId: string): Notes | undefined => unsaved.get(keyOf(textId));

/** Forgets it once it has been saved. */
export const forgetUnsaved = (textId: string): boolean => unsaved.delete(keyOf(textId));

/** Keeps what the form around holds. */
export function KeepUnsaved({ textId }: { textId: string }): null {
  const { values } = useForm<Notes>();
  useEffect(() => {
    if (values.note === '' && values.place === '') unsaved.delete(keyOf(textId));
    else unsaved.set(keyOf(textId), values);
  }, [textId, values]);
  return null;
}
