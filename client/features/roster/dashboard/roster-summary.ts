import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getRosterSummary } from '../../../../contracts/vesta/school.ts';

/** The roster of a school in figures. */
export type RosterSummary = DataOf<typeof getRosterSummary>;

/** What the cards of the board need. */
export interface BoardProps {
  summary: RosterSummary;
}

/** The school of a board, and what stands around its figures. */
export interface BoardFrame {
  schoolId: string;
  /** The way back, where the board is opened from a list of schools. */
  lead?: ReactNode;
  /** The shell shows no header. */
  bar?: boolean;
  /** Above the roster. */
  before?: ReactNode;
  /** Before the choice of the grade. */
  children?: ReactNode;
}
