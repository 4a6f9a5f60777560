import { Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { listMarkHistory } from '../../../../contracts/wrongbook/marking.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { formatScore } from '../../../components/figures/words.ts';
import { originOf, type AnswerPlace } from '../queue/marks.ts';
import styles from './history.module.css';

type Entry = DataOf<typeof listMarkHistory>[number];

interface Props extends AnswerPlace {
  number: number;
}

/** A button that shows all marks that an answer was ever given. */
export function History({ number, ...place }: Props): ReactNode {
  return (
    <Popover width={360} position="bottom-end" withinPortal>
      <Popover.Target>
        <button type="button" className={styles.button} aria-label={`第 ${number} 题的批改记录`} title="批改记录">
          <IconHistory size={16} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Entries {...place} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Entries({ submissionId, position }: AnswerPlace): ReactNode {
  const answer = useCall(listMarkHistory, { submissionId, position }, { keepPreviousData: false });
  return (
    <Loaded answer={answer} what="批改记录">
      {(entries) =>
        entries.length === 0 ? (
          <p className={styles.none}>还没有批改记录。</p>
        ) : (
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.id} data-standing={entry.isStanding || undefined}>
                <EntryLine entry={entry} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

function EntryLine({ entry }: { entry: Entry }): ReactNode {
  const { kind, score, reason, comment, createTime, keyVersion, isStanding, isSimulated, confidence } = entry;
  const facts = [
    ...(isStanding ? ['生效'] : []),
    ...(kind === 'machine' ? [`把握 ${Math.round(confidence * 100)}%`] : []),
    ...(keyVersion > 0 ? [`答案第 ${keyVersion} 次修改`] : []),
    ...(isSimulated ? ['模拟识别'] : []),
  ];
  return (
    <>
      <div className={styles.line}>
        <strong>{kind === 'undo' ? '撤销' : score === null ? '待批' : `${formatScore(score)} 分`}</strong>
        <span>{originOf(entry)}</span>
        <span className={styles.time}>{createTime.slice(5, 16)}</span>
      </div>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      {[reason, comment].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
