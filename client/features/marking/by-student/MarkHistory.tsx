import { ActionIcon, Group, Popover, ScrollArea, Stack, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { listMarkHistory } from '../../../../contracts/wrongbook/marking.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatScore } from '../../../../contracts/figure-text.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { originOf, type ResponseId } from '../marks.ts';
import styles from './sheet.module.css';

type Entry = DataOf<typeof listMarkHistory>[number];

interface Props extends ResponseId {
  number: number;
}

/** A button that shows all marks that an answer was ever given. */
export function MarkHistory({ number, ...response }: Props): ReactNode {
  return (
    <Popover width={360} position="bottom-end" withinPortal>
      <Popover.Target>
        <ActionIcon
          className={styles.screenOnly}
          variant="subtle"
          c="dimmed"
          aria-label={`第 ${number} 题的批改记录`}
          title="批改记录"
        >
          <IconHistory size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Entries {...response} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Entries({ submissionId, position }: ResponseId): ReactNode {
  const answer = useCall(listMarkHistory, { submissionId, position }, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="批改记录">
      {(entries) =>
        entries.length === 0 ? (
          <Text size="sm" c="dimmed">
            还没有批改记录。
          </Text>
        ) : (
          <ScrollArea.Autosize mah={320}>
            <Stack component="ol" gap={10} m={0} p={0} className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id} data-standing={entry.isStanding || undefined}>
                  <EntryLine entry={entry} />
                </li>
              ))}
            </Stack>
          </ScrollArea.Autosize>
        )
      }
    </Loaded>
  );
}

function EntryLine({ entry }: { entry: Entry }): ReactNode {
  const { kind, score, reason, comment, createTime, keyVersion, isStanding, isSimulated, confidence } = entry;
  const details = [
    isStanding && '生效',
    kind === 'machine' && `把握 ${Math.round(confidence * 100)}%`,
    keyVersion > 0 && `答案第 ${keyVersion} 次修改`,
    isSimulated && '模拟识别',
  ].filter(Boolean);
  return (
    <>
      <Group gap={10}>
        <strong>{kind === 'undo' ? '撤销' : score === null ? '待批' : `${formatScore(score)} 分`}</strong>
        <span>{originOf(entry)}</span>
        <Text inherit c="dimmed" ml="auto">
          {createTime.slice(5, 16)}
        </Text>
      </Group>
      {details.length > 0 && (
        <Text size="xs" c="dimmed">
          {details.join(' · ')}
        </Text>
      )}
      {[reason, comment].filter(Boolean).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
    </>
  );
}
