import { Button } from '@mantine/core';
import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { personal } from '../../../session/personal.ts';
import { toggleNames, useHiddenNames } from '../hidden-names.ts';
import { openKeepRule } from '../log/keep-rule.tsx';
import { openLog } from '../log/LogDialog.tsx';
import { openAddText } from './add-text.tsx';
import styles from '../wellbeing.module.css';

/** What can be done with all of the list. */
export function ListActions(): ReactNode {
  const { schoolId } = useSnapshot(personal);
  const areHidden = useHiddenNames();
  const Eye = areHidden ? IconEyeOff : IconEye;
  return (
    <>
      <span className={styles.privacy}>
        <IconLock size={14} aria-hidden />
        正文加密，每次打开都留记录
      </span>
      <Button variant="default" onClick={() => void openAddText(schoolId)}>
        录入
      </Button>
      <Button variant="default" onClick={() => void openKeepRule()}>
        保留时间
      </Button>
      <Button variant="default" onClick={() => void openLog()}>
        查阅记录
      </Button>
      <Button
        variant="default"
        aria-pressed={areHidden}
        leftSection={<Eye size={16} aria-hidden />}
        onClick={toggleNames}
      >
        {areHidden ? '显示姓名' : '隐去姓名'}
      </Button>
    </>
  );
}
