/** The question paper, with or without its answers, in Typst. */
export const paperTemplate = String.raw`
#import "base.typ": *
#import "question.typ": question-block

#let margin = (x: 20mm, top: 18mm, bottom: 20mm)
#let gutter = 30mm
#let height = 297mm - margin.top - margin.bottom
#let column-width(size) = if size == "A4" { 210mm - 2 * margin.x } else { (420mm - 2 * margin.x - gutter) / 2 }

#let field(entry) = {
  entry.label + "："
  if entry.value == "" { blank(5.5em) } else { entry.value }
}

#let title-block(part) = align(center, {
  block(below: 0.7em, text(size: 16pt, weight: "bold", part.title))
  if part.subtitle != "" { block(below: 0.8em, text(size: 10pt, fill: quiet, part.subtitle)) }
  if part.fields.len() > 0 { block(below: 1em, part.fields.map(field).join(h(1.2em))) }
})

#let section-heading(body) = block(above: 1.05em, below: 0.65em, sticky: true, text(size: 11.5pt, weight: "bold", body))

// The fold of an A3 sheet is marked at its edges; each half is a page when it is folded.
#let frame(size, side, sides) = {
  if size == "A4" {
    place(bottom + center, dy: -10mm, page-number(side, sides))
  } else {
    for half in (0, 1) {
      let middle = margin.x + column-width(size) / 2 + half * (column-width(size) + gutter)
      place(bottom + left, dx: middle - 25mm, dy: -10mm, block(width: 50mm, align(center, page-number(2 * side - 1 + half, 2 * sides))))
    }
    place(top + center, dy: 7mm, line(angle: 90deg, length: 5mm, stroke: 0.4pt + luma(150)))
    place(bottom + center, dy: -7mm, line(angle: 90deg, length: 5mm, stroke: 0.4pt + luma(150)))
  }
}

#let paper(part, start) = {
  let (size, first, pages) = part
  let columns = if size == "A4" { 1 } else { 2 }
  set std.columns(gutter: gutter)
  show: base
  page(
    width: 210mm * columns, height: 297mm, margin: margin, columns: columns,
    background: context frame(size, here().page() - first + 1, pages),
    {
      start
      title-block(part)
      for section in part.sections {
        section-heading(section.heading)
        for question in section.questions { question-block(question, column-width(size), height) }
      }
    },
  )
}
`;
