import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { exportSettlement, moveSettlement } from '../../../../contracts/wrongbook/trade/settlement.ts';
import { call } from '../../../api/call.ts';
import { download } from '../../../api/download.ts';
import { attempt } from '../../../components/use-action.ts';
import { confirmStatement, notePaid, objectTo, type Of } from './statement-acts.tsx';
import type { Statement } from './use-statement.ts';

interface Props {
  statement: Statement;
  partnerId: string | undefined;
}

/** Export, objection and the next act of a statement. */
export function StatementActions({ statement, partnerId }: Props): ReactNode {
  const { acts, month, stage } = statement;
  const of: Of = { month, ...(partnerId !== undefined && { partnerId }) };
  const save = (format: 'xls' | 'pdf') =>
    attempt(() =>
      download(
        exportSettlement,
        { ...of, format },
        { name: statement.partnerName, label: `${month} 对账单`, extension: format },
      ),
    );
  return (
    <>
      {stage !== 'none' && (
        <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} />}
              rightSection={<IconChevronDown size={14} />}
            >
              导出
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void save('xls')}>表格（.xls）</Menu.Item>
            <Menu.Item onClick={() => void save('pdf')}>PDF</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {acts.includes('object') && (
        <Button variant="default" onClick={() => void objectTo(of)}>
          提出异议
        </Button>
      )}
      {acts.includes('withdraw') && (
        <Button variant="default" onClick={() => void attempt(() => call(moveSettlement, { ...of, act: 'withdraw' }))}>
          撤回异议
        </Button>
      )}
      {acts.includes('confirm') && <Button onClick={() => void confirmStatement(statement, of)}>确认对账</Button>}
      {acts.includes('pay') && <Button onClick={() => void notePaid(statement, of)}>登记付款</Button>}
    </>
  );
}
