import { examBaseTemplate } from './exam-base.ts';
import { examCardsTemplate } from './exam-cards.ts';
import { examRoomsTemplate } from './exam-rooms.ts';
import { examScoresTemplate } from './exam-scores.ts';

/** Pages of an exam, in Typst. */
const examTemplate = String.raw`
#import "exam-cards.typ": desks, tickets
#import "exam-rooms.typ": attendance, door, record
#import "exam-scores.typ": letters, slips

#let exam(part, start) = {
  if part.page.form == "tickets" { tickets(part, start) }
  if part.page.form == "desks" { desks(part, start) }
  if part.page.form == "door" { door(part, start) }
  if part.page.form == "attendance" { attendance(part, start) }
  if part.page.form == "record" { record(part, start) }
  if part.page.form == "slips" { slips(part, start) }
  if part.page.form == "letters" { letters(part, start) }
}
`;

/** What pages of an exam are put together of, by the names under which they import one another. */
export const examTemplates = {
  exam: examTemplate,
  'exam-base': examBaseTemplate,
  'exam-cards': examCardsTemplate,
  'exam-rooms': examRoomsTemplate,
  'exam-scores': examScoresTemplate,
};
