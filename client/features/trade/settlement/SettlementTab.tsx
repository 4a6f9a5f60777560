import { Button, Group, Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Columns } from '../../../components/page/Columns.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { monthText } from '../months.ts';
import { Lowers, Pending } from './Aside.tsx';
import { Stages } from './Stages.tsx';
import { StatementActions } from './StatementActions.tsx';
import { StatementLines } from './StatementLines.tsx';
import { SumBand } from './SumBand.tsx';
import { useStatement } from './use-statement.ts';
import styles from '../trade.module.css';

/** 月度结算: what a month comes to, line by line, and how far its statement is. */
export function SettlementTab(): ReactNode {
  const { answer, go, partnerId, month } = useStatement();
  return (
    <Loaded answer={answer} what="对账单">
      {(statement) => (
        <Stack gap={12} className={styles.fill}>
          <section className={styles.sheet} aria-label={monthText(statement.month)}>
            <Group gap={8} className={styles.head}>
              <Button
                variant="default"
                px={8}
                aria-label="上个月"
                disabled={!statement.hasEarlier}
                onClick={() => go(-1)}
              >
                <IconChevronLeft size={16} />
              </Button>
              <strong className={styles.month}>{monthText(statement.month)}</strong>
              <Button variant="default" px={8} aria-label="下个月" disabled={!statement.hasLater} onClick={() => go(1)}>
                <IconChevronRight size={16} />
              </Button>
              <span className={styles.dim}>
                {partnerId !== undefined && `${statement.partnerName}，`}由{statement.payerName}付款
              </span>
              <Stages statement={statement} />
            </Group>
            {statement.stage !== 'none' && <SumBand statement={statement} />}
          </section>
          {statement.objection !== '' && <Notice tone="warn">异议：{statement.objection}</Notice>}
          {statement.stage === 'none' ? (
            <Notice tone="good" title={`${monthText(month)}还没有对账单`}>
              月底过后生成，之前可以看订单。
            </Notice>
          ) : (
            <Columns widths="minmax(0, 1fr) 316px" wide="minmax(0, 1fr) 380px">
              <StatementLines statement={statement} />
              <Stack gap={12} className={styles.aside}>
                <Pending month={statement.month} />
                <Lowers lowers={statement.lowers} month={statement.month} />
              </Stack>
            </Columns>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** What may be done with the statement that is looked at. */
export function SettlementActions(): ReactNode {
  const { answer, partnerId } = useStatement();
  return answer.data && <StatementActions statement={answer.data} partnerId={partnerId} />;
}
