/** Questions to cut out, in Typst: between lines over the whole page, so that a trimmer goes along them. */
export const cutTemplate = String.raw`
#import "base.typ": *
#import "question.typ": answer-lines, hanging, question-block

#let sizes = (A4: (width: 210mm, height: 297mm), B5: (width: 176mm, height: 250mm))

// As wide as a page of an exercise book takes it.
#let widest = 160mm
#let edge = 9mm
#let inner = 5mm

// Whoever likes cuts between students only: what belongs to one is divided by dots.
#let side = (dash: "dashed", thickness: 0.7pt, paint: luma(60))
#let within = (dash: "loosely-dotted", thickness: 0.7pt, paint: luma(60))

#let note(body) = text(size: 8.5pt, fill: quiet, body)

#let piece-body(piece, width, height) = {
  block(below: 1.2mm, width: 100%, sticky: true, {
    text(size: 9.5pt, weight: "bold", piece.owner)
    h(2.5mm)
    note(piece.head)
    h(1fr)
    note(piece.aside)
  })
  for question in piece.questions {
    if piece.shows == "answer" {
      grid(columns: (hanging, 1fr), text(size: 9.5pt, weight: "bold", question.label), answer-lines(question))
    } else { question-block(question, width, height) }
  }
  if piece.notes.len() > 0 {
    set par(justify: false)
    block(above: 2mm, below: 0pt, note(piece.notes.join("　")))
  }
}

#let cut(part, start) = {
  let paper = sizes.at(part.size)
  let margin = if part.form == "slips" { edge + 3mm } else { calc.max(edge + 3mm, (paper.width - widest) / 2) }
  let width = paper.width - 2 * margin
  let height = paper.height - 2 * edge
  let across(isOther) = block(width: 100%, spacing: 0pt, above: 0pt, below: 0pt, sticky: true, pad(
    x: -margin, line(length: paper.width, stroke: if isOther { side } else { within }),
  ))
  show: base
  page(
    width: paper.width, height: paper.height, margin: (x: margin, y: edge),
    background: if part.form == "clippings" {
      for x in (margin - inner, paper.width - margin + inner) {
        place(top + left, dx: x, line(angle: 90deg, length: paper.height, stroke: side))
      }
    },
    {
      start
      for (index, piece) in part.pieces.enumerate() {
        if piece.opensPage and index > 0 { pagebreak() }
        context {
          let body = block(width: 100%, inset: (y: 3mm), piece-body(piece, width, height - 8mm))
          let whole = measure(block(width: width, body)).height <= height
          // Each has both its lines: where two meet they are one, and at the end of a page there is one.
          block(breakable: not whole, width: 100%, spacing: 0pt, {
            across(piece.isFirst)
            body
            across(part.pieces.at(index + 1, default: (isFirst: true)).isFirst)
          })
        }
      }
    },
  )
}
`;
