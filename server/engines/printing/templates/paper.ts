/** The question paper, with or without its answers, in Typst. */
export const paperTemplate = String.raw`
#import "base.typ": *
#import "question.typ": question-block

#let margin = (x: 20mm, top: 18mm, bottom: 20mm)
#let gutter = 30mm
// The sealed edge takes from the margin on the other side: lines are as long as in every paper.
#let edge = 6mm
#let left-margin(exam) = margin.x + if exam == none { 0mm } else { edge }
#let column-height(size) = paper-sizes.at(size).height - margin.top - margin.bottom
#let column-width(size) = {
  let (width, columns) = paper-sizes.at(size)
  (width - 2 * margin.x - (columns - 1) * gutter) / columns
}

#let field(entry) = {
  entry.label + "："
  if entry.value == "" { blank(5.5em) } else { entry.value }
}

#let heavy(size, body, ..style) = text(font: fonts, weight: "bold", size: size, ..style, body)

#let marks(exam) = {
  let columns = exam.parts.len() + 2
  let width = calc.min(14mm, 150mm / columns)
  block(width: 100%, above: 0.9em, below: 1.1em, align(center, table(
    columns: (16mm,) + (width,) * (columns - 2) + (16mm,), rows: 7.5mm, align: center + horizon, stroke: 0.5pt, inset: 1mm,
    heavy(10pt)[题号], ..exam.parts, heavy(10pt)[总分],
    heavy(10pt)[得分], ..range(columns - 1).map(_ => []),
  )))
}

#let exam-block(part) = {
  let exam = part.exam
  align(center, {
    block(below: 0.75em, text(size: 14pt, exam.school + "　" + exam.term))
    block(below: 0.75em, heavy(18pt, part.title))
    if part.subtitle != "" { block(below: 0.75em, text(size: 10.5pt, part.subtitle)) }
    block(below: 0.4em, text(size: 10.5pt, exam.about))
  })
  if exam.parts.len() > 0 { marks(exam) }
  if exam.notices.len() > 0 {
    block(above: 0.6em, below: 1em, {
      block(below: 0.4em, heavy(10.5pt)[注意事项：])
      for (index, notice) in exam.notices.enumerate() {
        block(spacing: 0.36em, par(hanging-indent: 1.4em)[#(index + 1)．#notice])
      }
    })
  }
}

// The edge that is folded and sealed, so that nobody sees whose paper it is; it stands left of everything, and is written across.
#let sealed-edge(exam, size) = {
  let length = paper-sizes.at(size).height - 30mm
  let turned(body) = rotate(-90deg, reflow: true, block(width: length, align(center, body)))
  place(left + horizon, dx: 5.5mm, turned(
    exam.sealed.map(name => text(size: 10pt)[#name#h(0.2em)#blank(7.2em)]).join(h(1.6em)),
  ))
  place(left + horizon, dx: 12mm, turned(text(size: 8.5pt, {
    let dots = box(width: 1fr, repeat(gap: 1.2pt)[.])
    dots
    for word in ("密", "封", "线", "内", "不", "要", "答", "题") { h(0.5em) + word + h(0.5em) + dots }
  })))
}

#let title-block(part) = align(center, {
  block(below: 0.7em, heavy(16pt, part.title))
  if part.subtitle != "" { block(below: 0.8em, text(size: 10pt, fill: quiet, part.subtitle)) }
  if part.fields.len() > 0 { block(below: 1em, part.fields.map(field).join(h(1.2em))) }
})

#let section-heading(body) = block(above: 1.05em, below: 0.65em, sticky: true, heavy(11.5pt, body))

// The fold of a large sheet is marked at its edges; each half is a page when it is folded.
#let frame(size, side, sides, exam) = {
  if exam != none and side == 1 { sealed-edge(exam, size) }
  if paper-sizes.at(size).columns == 1 {
    place(bottom + center, dy: -10mm, page-number(side, sides))
  } else {
    for half in (0, 1) {
      let middle = left-margin(exam) + column-width(size) / 2 + half * (column-width(size) + gutter)
      place(bottom + left, dx: middle - 25mm, dy: -10mm, block(width: 50mm, align(center, page-number(2 * side - 1 + half, 2 * sides))))
    }
    place(top + center, dy: 7mm, line(angle: 90deg, length: 5mm, stroke: 0.4pt + luma(150)))
    place(bottom + center, dy: -7mm, line(angle: 90deg, length: 5mm, stroke: 0.4pt + luma(150)))
  }
}

#let paper(part, start) = {
  let (size, first, pages, exam) = part
  set std.columns(gutter: gutter)
  show: base.with(fonts: book-fonts)
  page(
    ..paper-sizes.at(size),
    margin: (left: left-margin(exam), right: 2 * margin.x - left-margin(exam), top: margin.top, bottom: margin.bottom),
    background: context frame(size, here().page() - first + 1, pages, exam),
    {
      start
      if exam == none { title-block(part) } else { exam-block(part) }
      for section in part.sections {
        section-heading(section.heading)
        for question in section.questions { question-block(question, column-width(size), column-height(size)) }
      }
    },
  )
}
`;
