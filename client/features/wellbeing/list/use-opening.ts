import { useNavigate } from 'react-router-dom';
import { askToOpen } from '../case/AskDialog.tsx';
import { nameOr } from '../hidden-names.ts';
import type { TextItem } from './use-wellbeing.ts';

/** The address of one text; it names nobody. */
const pathOf = (textId: string): string => `?textId=${textId}`;

/** Leads from a row to its text, which is opened for a reason, or to its follow-up alone. */
export function useOpening(areHidden: boolean) {
  const navigate = useNavigate();
  const follow = ({ textId }: TextItem) => void navigate(pathOf(textId));
  const open = async (item: TextItem) => {
    const { textId, studentName, studentId, source, writtenAt } = item;
    if (await askToOpen({ textId, name: nameOr(areHidden, studentName, studentId), source, writtenAt })) follow(item);
  };
  return { open, follow };
}
