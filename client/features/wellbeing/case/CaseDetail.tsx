import type { ReactNode } from 'react';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { nameOr, useHiddenNames } from '../hidden-names.ts';
import { LevelMark } from '../LevelMark.tsx';
import { askToOpen } from './AskDialog.tsx';
import type { Case } from './case.ts';
import { CaseActions } from './CaseActions.tsx';
import { Others, Stages } from './CaseParts.tsx';
import { CaseSheet } from './CaseSheet.tsx';
import { CaseSide } from './CaseSide.tsx';
import { CaseText } from './CaseText.tsx';
import { useOpenText } from './opened-text.ts';
import { useCaseKeys } from './use-case-keys.ts';
import styles from './case.module.css';

const genders = ['', '男', '女'];

/** A text that is there, with its follow-up. */
export function CaseDetail({ of, back }: { of: Case; back: string }): ReactNode {
  const { textId, studentName, studentId, className, gender, level, source, writtenAt, guardianName, guardianPhone } =
    of;
  const areHidden = useHiddenNames();
  const name = nameOr(areHidden, studentName, studentId);
  const { open, left } = useOpenText(textId);
  const ask = () => askToOpen({ textId, name, source, writtenAt });
  useCaseKeys(of);
  const guardian = areHidden ? '' : [guardianName, guardianPhone].filter(Boolean).join(' ');
  return (
    <Screen
      title={name}
      lead={<BackLink to={back}>心声</BackLink>}
      note={[className, genders[gender], guardian && `监护人 ${guardian}`].filter(Boolean).join('　')}
      aside={<LevelMark level={level} />}
      actions={<CaseActions textId={textId} left={open ? left : undefined} />}
    >
      <Stages of={of} />
      <div className={styles.columns}>
        <div className={styles.left}>
          <CaseText of={of} content={open?.content} open={ask} />
          <Others of={of} />
        </div>
        <CaseSide of={of} />
      </div>
      <CaseSheet of={of} name={name} />
    </Screen>
  );
}
