import { Group, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Point } from '../picture/ScanPicture.tsx';
import type { ScanPage } from '../scan.ts';
import { isInTray, ownerOf } from '../scan.ts';
import { give, ownerFrom, ownOwner, settlePage, type Owner } from './act.ts';
import { Attendance } from './Attendance.tsx';
import { FirstCandidate, OtherCandidate } from './CandidateCard.tsx';
import { Corners } from './Corners.tsx';
import styles from './desk.module.css';
import { FindStudent } from './FindStudent.tsx';
import { questionOf } from './question.ts';
import { QuietActs } from './QuietActs.tsx';
import { Rivals } from './Rivals.tsx';
import type { Acts } from './use-acts.ts';

interface Props {
  page: ScanPage;
  /** Where it stands in the queue, in words. */
  place: string;
  acts: Acts;
  corners: readonly Point[] | undefined;
  onCorners: (corners: readonly Point[] | undefined) => void;
}

/** What is to be decided about the page at hand: whose it is, which of two stays, whether its student was there, or where its corners are. */
export function Decision({ page, place, acts, corners, onCorners }: Props): ReactNode {
  const question = questionOf(page);
  const [isOthers, setIsOthers] = useState(false);
  const isPointed = corners?.length === 4;
  const onGive = (owner: Owner) => acts.act(() => give(page, owner, corners));
  const asksWhose = isInTray(page) && (isOthers || question.kind === 'whose' || isPointed);
  return (
    <section className={styles.decision} aria-label="处理">
      <Group gap="xs" justify="space-between" wrap="nowrap" mih={32}>
        <Title order={2} fz={15}>
          {question.title}
        </Title>
        <Text fz={12} c="dimmed" style={{ whiteSpace: 'nowrap' }}>
          {place}
        </Text>
      </Group>
      <div className={styles.scrolls}>
        {question.help !== '' && <Text fz={13}>{question.help}</Text>}
        {ownerOf(page) !== '' && question.kind !== 'whose' && <Text fz={13}>{ownerOf(page)}</Text>}
        {question.kind === 'which' && !isOthers && (
          <Rivals
            page={page}
            busy={acts.busy}
            onKeep={() => acts.act(() => settlePage(page, 'discard'))}
            onReplace={onGive}
            onOthers={() => setIsOthers(true)}
          />
        )}
        {question.kind === 'attendance' && (
          <Attendance
            page={page}
            busy={acts.busy}
            onAbsent={() => acts.act(() => settlePage(page, 'absent'))}
            onThere={() => onGive(ownOwner(page))}
          />
        )}
        {question.kind === 'corners' && !isPointed && <Corners corners={corners} onCorners={onCorners} />}
        {asksWhose && <Whose page={page} acts={acts} onGive={onGive} />}
      </div>
      <QuietActs page={page} acts={acts} />
    </section>
  );
}

function Whose({ page, acts, onGive }: { page: ScanPage; acts: Acts; onGive: (owner: Owner) => void }): ReactNode {
  const [first, ...others] = page.candidates;
  const choose = (candidate: typeof first) => () => candidate && onGive(ownerFrom(candidate));
  return (
    <>
      {first && <FirstCandidate candidate={first} digit={1} busy={acts.busy} onChoose={choose(first)} />}
      <Text fz={12} c="dimmed">
        {first ? '不是？换一位' : '看不出是谁的，请看图查找（Esc 离开查找）'}
      </Text>
      {others.map((candidate, index) => (
        <OtherCandidate
          key={candidate.submissionId}
          candidate={candidate}
          digit={index + 2}
          busy={acts.busy}
          onChoose={choose(candidate)}
        />
      ))}
      <FindStudent page={page} busy={acts.busy} isFirst={first === undefined} onGive={onGive} />
    </>
  );
}
