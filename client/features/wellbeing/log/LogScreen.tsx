import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { openKeepRule } from './keep-rule.tsx';
import { LogTable } from './LogTable.tsx';

/** 查阅记录 of the principal: who opened what students wrote, and why; never what they wrote. */
export const LogScreen = (): ReactNode => (
  <Screen
    title="查阅记录"
    fill
    note="谁在什么时候、为什么打开了学生写的心声；正文只有心理教师能打开"
    actions={
      <Button variant="default" onClick={() => void openKeepRule()}>
        保留时间
      </Button>
    }
  >
    <Card flush>
      <LogTable inAddress />
    </Card>
  </Screen>
);
