import { Button, Group, Kbd, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listMissingPages } from '../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../api/use-call.ts';
import { useShortcut } from '../../components/shortcuts.ts';
import type { Assign, Missing } from './scan.ts';

/** The most students whose missing page is offered as a button. */
const mostOffered = 9;

interface Offer {
  submissionId: string;
  sheetPage: number;
  label: string;
}

/** Missing pages, those first of students of whom a part has come in; only of that number where the page tells it. */
function offersOf(missing: readonly Missing[], sheetPage: number): Offer[] {
  const open = missing.filter(({ settled }) => settled === 'waiting');
  const ordered = open.toSorted((one, other) => Number(other.found.length > 0) - Number(one.found.length > 0));
  return ordered
    .flatMap(({ submissionId, studentName, missing: pages }) =>
      pages
        .filter((number) => sheetPage === 0 || number === sheetPage)
        .map((number) => ({ submissionId, sheetPage: number, label: `${studentName} 第 ${number} 页` })),
    )
    .slice(0, mostOffered);
}

interface Props {
  work: string;
  /** 0 where the page does not tell it. */
  sheetPage: number;
  busy: boolean;
  assign: Assign;
}

/** The students of some work whose page is missing, each by a button and a digit. */
export function MissingOffers({ work, sheetPage, ...rest }: Props): ReactNode {
  // Those of another piece of work must not be offered for a moment.
  const missing = useCall(listMissingPages, { assignmentId: work }, { keepPreviousData: false });
  const offers = offersOf(missing.data ?? [], sheetPage);
  if (offers.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="缺页的学生">
      <Text fz={13}>缺页的学生：</Text>
      {offers.map((offer, index) => (
        <OfferButton key={`${offer.submissionId}/${offer.sheetPage}`} offer={offer} digit={index + 1} {...rest} />
      ))}
    </Group>
  );
}

interface ButtonProps {
  offer: Offer;
  digit: number;
  busy: boolean;
  assign: Assign;
}

function OfferButton({ offer: { submissionId, sheetPage, label }, digit, busy, assign }: ButtonProps): ReactNode {
  const onAssign = () => assign(submissionId, sheetPage, 'assign');
  useShortcut(String(digit), `归到${label}`, onAssign);
  return (
    <Button size="xs" variant="default" disabled={busy} rightSection={<Kbd size="xs">{digit}</Kbd>} onClick={onAssign}>
      {label}
    </Button>
  );
}
