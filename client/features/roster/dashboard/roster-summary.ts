import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getRosterSummary } from '../../../../contracts/vesta/school.ts';

/** The roster of a school in figures. */
export type RosterSummary = DataOf<typeof getRosterSummary>;

/** What the cards of the board need. */
export interface BoardProps {
  summary: RosterSummary;
}
