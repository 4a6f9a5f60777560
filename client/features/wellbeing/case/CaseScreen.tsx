import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { getWellbeingCase } from '../../../../contracts/wrongbook/wellbeing/cases.ts';
import { useCall } from '../../../api/use-call.ts';
import { BackLink } from '../../../components/page/BackLink.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useAction } from '../../../components/use-action.ts';
import { nameOr, toggleNames, useHiddenNames } from '../hidden-names.ts';
import { LevelMark } from '../LevelMark.tsx';
import { askToOpen } from './AskDialog.tsx';
import type { Case } from './case.ts';
import { Others, Stages } from './CaseParts.tsx';
import { CaseSheet, printSheet } from './CaseSheet.tsx';
import { CaseSide } from './CaseSide.tsx';
import { CaseText } from './CaseText.tsx';
import { openRecord } from './dialogs.tsx';
import { closeText, useOpenText } from './opened-text.ts';
import styles from './case.module.css';

/** One text with its follow-up: what was written closes when it is left alone or left. */
export function CaseScreen({ textId, back }: { textId: string; back: string }): ReactNode {
  const answer = useCall(getWellbeingCase, { textId });
  return (
    <Loaded answer={answer} what="心声" isPage>
      {(of) => <CaseDetail of={of} back={back} />}
    </Loaded>
  );
}

const genders = ['', '男', '女'];

function CaseDetail({ of, back }: { of: Case; back: string }): ReactNode {
  const { textId, studentName, studentId, className, gender, level, source, writtenAt, guardianName, guardianPhone } =
    of;
  const areHidden = useHiddenNames();
  const name = nameOr(areHidden, studentName, studentId);
  const { open, left } = useOpenText(textId);
  const ask = () => askToOpen({ textId, name, source, writtenAt });
  const print = useAction(() => printSheet(textId));
  useShortcuts([
    { keys: ['n'], label: '记下一次跟进', run: () => void (of.state !== 'closed' && openRecord(of, 'talk')) },
    { keys: ['h'], label: '隐去或显示姓名', run: toggleNames },
  ]);
  const guardian = areHidden ? '' : [guardianName, guardianPhone].filter(Boolean).join(' ');
  return (
    <Screen
      title={name}
      lead={<BackLink to={back}>心声</BackLink>}
      note={[className, genders[gender], guardian && `监护人 ${guardian}`].filter(Boolean).join('　')}
      aside={<LevelMark level={level} />}
      actions={
        <>
          {open && (
            <Text span size="xs" c="dimmed" role="timer">
              已记录打开，{clockOf(left)}后自动合上
            </Text>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={print.busy}
            onClick={() => void print.run()}
          >
            个案记录
          </Button>
          <Button variant="default" disabled={!open} onClick={closeText}>
            合上
          </Button>
        </>
      }
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

/** Minutes and seconds of a time. */
const clockOf = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
};
