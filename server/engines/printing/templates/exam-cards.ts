/** Tickets and labels of desks, in Typst: as large as the page divides, so that a trimmer cuts whole piles of them. */
export const examCardsTemplate = String.raw`
#import "base.typ": *
#import "code.typ": code-curve
#import "exam-base.typ": cut-stroke, label

#let inset = 7mm

#let cards(part, start, columns, rows, card) = {
  let (width, height) = (210mm / columns, 297mm / rows)
  show: base
  set par(justify: false)
  set block(spacing: 0mm)
  set page(
    width: 210mm, height: 297mm, margin: 0mm,
    background: {
      for column in range(1, columns) {
        place(top + left, dx: column * width, line(angle: 90deg, length: 297mm, stroke: cut-stroke))
      }
      for row in range(1, rows) { place(top + left, dy: row * height, line(length: 210mm, stroke: cut-stroke)) }
    },
  )
  for (index, chunk) in part.page.candidates.chunks(columns * rows).enumerate() {
    if index == 0 { start } else { pagebreak() }
    grid(
      columns: (width,) * columns, rows: height,
      ..chunk.map(candidate => block(width: width, height: height, inset: inset, card(candidate, width - 2 * inset))),
    )
  }
}

#let code-box(candidate, size) = block(width: size, height: size, code-curve(candidate.code, size))

// Days stand beside their first subject only.
#let timetable(sittings, distance) = {
  let last = ""
  let cells = ()
  let begins = ()
  for (row, sitting) in sittings.enumerate() {
    if sitting.day == last { cells.push(none) } else {
      cells.push(text(size: 8pt, sitting.day))
      if row > 0 { begins.push(row) }
    }
    cells.push(text(size: 8pt, sitting.time))
    cells.push(fitted(15.5mm, 8pt, weight: "bold", sitting.subject))
    last = sitting.day
  }
  grid(
    columns: (22mm, 17.5mm, 15.5mm), rows: distance, align: left + horizon,
    stroke: (_, row) => if row in begins { (top: 0.4pt + luma(190)) }, ..cells,
  )
}

#let facts(candidate, width) = {
  let value(size, body) = fitted(width - 9mm, size, weight: "bold", body)
  grid(
    columns: (9mm, 1fr), rows: 5.6mm, align: left + horizon,
    label[姓名], value(13pt, candidate.name),
    label[班级], value(10pt, candidate.className),
    label(candidate.numberLabel), value(10pt, candidate.number),
    ..if candidate.room != "" { (label[考场], value(10pt, candidate.room)) },
    ..if candidate.seat != "" { (label[座位], value(10pt, candidate.seat)) },
  )
}

#let ticket-head(part, width) = block(width: width, below: 2mm, stroke: (bottom: 0.6pt), inset: (bottom: 1.4mm), {
  block(below: 0.8mm, label(part.school))
  grid(
    columns: (1fr, auto), align: bottom,
    fitted(width - 20mm, 12pt, weight: "bold", part.title), text(size: 12pt, weight: "bold", tracking: 1pt)[准考证],
  )
})

#let ticket(candidate, width, head, sittings) = {
  let own = 33mm
  head
  grid(
    columns: (own, 1fr), column-gutter: 3mm,
    {
      facts(candidate, own)
      v(2mm)
      grid(
        columns: (15mm, 1fr), column-gutter: 2.5mm, align: bottom,
        code-box(candidate, 15mm), text(size: 7.5pt, fill: quiet)[凭证入场 #linebreak() 对号入座],
      )
    },
    sittings,
  )
}

// Ten subjects fit a small ticket.
#let tickets(part, start) = {
  let (rows, distance) = if part.page.timetable.len() <= 10 { (4, 4.6mm) } else { (2, 5.4mm) }
  let (head, sittings) = (ticket-head(part, 91mm), timetable(part.page.timetable, distance))
  cards(part, start, 2, rows, (candidate, width) => ticket(candidate, width, head, sittings))
}

#let desk(part, candidate, width) = {
  let (seat, code) = (28mm, 17mm)
  block(width: width, below: 2.5mm, stroke: (bottom: 0.6pt), inset: (bottom: 1.4mm), grid(
    columns: (1fr, 30mm), column-gutter: 3mm, align: (left + bottom, right + bottom),
    fitted(width - 33mm, 9pt, part.school + "　" + part.title), fitted(30mm, 10.5pt, weight: "bold", candidate.room),
  ))
  grid(
    columns: (seat, width - seat - code - 6mm, code), column-gutter: 3mm, rows: 37mm, align: (center + horizon, left + horizon, right + horizon),
    block(width: seat, height: 35mm, stroke: 0.8pt, radius: 2mm, {
      set align(center + horizon)
      stack(spacing: 1.5mm, label[座位], fitted(seat - 4mm, 40pt, weight: "bold", candidate.seat))
    }),
    {
      let across = width - seat - code - 6mm
      stack(
        spacing: 3.6mm,
        fitted(across, 20pt, weight: "bold", candidate.name),
        fitted(across, 11pt, candidate.className),
        fitted(across, 12.5pt, weight: "bold", candidate.number),
      )
    },
    code-box(candidate, code),
  )
}

#let desks(part, start) = cards(part, start, 2, 5, (candidate, width) => desk(part, candidate, width))
`;
