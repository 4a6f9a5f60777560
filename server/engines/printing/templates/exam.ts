/** Pages of an exam, in Typst. */
export const examTemplate = String.raw`
#import "exam-cards.typ": desks, tickets
#import "exam-rooms.typ": attendance, door, record

#let exam(part, start) = {
  if part.page.form == "tickets" { tickets(part, start) }
  if part.page.form == "desks" { desks(part, start) }
  if part.page.form == "door" { door(part, start) }
  if part.page.form == "attendance" { attendance(part, start) }
  if part.page.form == "record" { record(part, start) }
}
`;
