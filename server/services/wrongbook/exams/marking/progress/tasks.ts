/** What of the marking of an exam its leaders look at: how far all is, or how the markers of a part mark. */
export type MarkingAsked = { part: 'exam'; examId: string } | { part: 'figures'; markingPartId: string };

/** This as of a minute. */
export interface MarkingTask {
  of: 'marking';
  asked: MarkingAsked;
  now: string;
}
