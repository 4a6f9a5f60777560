/** The question paper and its answers, in Typst. */
export const paperTemplate = String.raw`
#import "base.typ": *

#let hanging = 2.1em

// What stands before a text; measured by itself its punctuation would be narrower.
#let label(width, body) = box(width: width, baseline: 0.32em, body)
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

// Each row is a line of text, so that options with and without fractions stand on one baseline.
#let option-rows(options, columns, width) = {
  let measured = options.map(body => measure(body).width)
  set par(justify: false)
  for (row, bodies) in options.chunks(columns).enumerate() {
    block(spacing: 0.46em, bodies.enumerate().map(((column, body)) => {
      body
      if column < bodies.len() - 1 { h(width / columns - measured.at(row * columns + column)) }
    }).join())
  }
}

#let options(question, width) = {
  let bodies = question.options.enumerate().map(((index, lines)) => "ABCDEFGH".at(index) + "．" + rich(lines))
  let widest = calc.max(..bodies.map(body => measure(body).width))
  let several = question.options.any(lines => lines.len() > 1)
  let wanted = if bodies.len() == 3 { (3,) } else if bodies.len() < 3 { (2,) } else { (4, 2) }
  let columns = wanted.find(columns => not several and widest + 1em.to-absolute() <= width / columns)
  if columns != none { option-rows(bodies, columns, width) } else {
    for body in bodies { block(spacing: 0.46em, par(hanging-indent: 1.6em, body)) }
  }
}

#let stem(question) = par(hanging-indent: hanging, {
  label(hanging, question.label)
  if question.worth != "" { question.worth }
  rich(question.stem)
  if question.bracket { [（　　）] }
})

#let picture(figure, most) = {
  image(figure.path, width: if "width" in figure { calc.min(figure.width * 1pt, most) } else { most })
}

#let worded(question, width, figure: none) = {
  stem(question)
  if figure != none { block(above: 0.6em, below: 0.6em, width: 100%, align(center, figure)) }
  if question.options.len() > 0 { pad(left: hanging, options(question, width - hanging.to-absolute())) }
}

#let asked(question, width) = {
  if question.figure == none { return worded(question, width) }
  let figure = picture(question.figure, width - hanging.to-absolute())
  let taken = measure(figure).width
  let beside = if question.place == none { taken <= 0.45 * width } else { question.place == "beside" }
  if not beside { return worded(question, width, figure: figure) }
  let narrower = calc.max(width - taken - 5mm, 0.5 * width)
  grid(
    columns: (narrower, 1fr), align: (left + top, right + top),
    worded(question, narrower), pad(top: 0.4em, picture(question.figure, width - narrower - 3mm)),
  )
}

#let labelled(name, body) = par(hanging-indent: 4em, label(4em, text(fill: quiet, weight: "bold")[【#name】]) + body)

#let rubric(items) = items.map(item => rich(item.text) + [（#item.score 分）]).join("；")

#let answer(question) = block(
  inset: (left: 0.8em, rest: 0.35em), stroke: (left: 1.6pt + luma(200)), above: 0.6em, below: 0.8em, width: 100%, {
    set text(size: 9.5pt, fill: luma(50))
    set par(spacing: 0.46em, justify: false)
    if question.answer != none { labelled([答案], rich(question.answer)) }
    if question.solution != none { labelled([解析], rich(question.solution)) }
    if question.rubric.len() > 0 { labelled([评分], rubric(question.rubric)) }
  },
)

// The end of a passage stays with what follows, so that it never stands apart from its first question.
#let passage(shared, width) = {
  block(above: 0.66em, below: 0.66em, sticky: true, text(weight: "bold", shared.heading))
  for line in shared.passage {
    block(spacing: 0.41em, width: 100%, sticky: true, par(rich((line,))))
  }
  if shared.figure != none {
    block(above: 0.6em, below: 0.6em, width: 100%, sticky: true, align(center, picture(shared.figure, width)))
  }
}

// A question stays on one page where it can, and the passage above it with it; its answer may go on over the next.
#let question-block(question, width) = {
  context {
    let body = {
      asked(question, width)
      v(question.space * 1mm)
    }
    let kept(body) = measure(block(width: width, body)).height <= height
    let whole = block(breakable: not kept(body), above: 0.66em, below: 0.66em, width: 100%, body)
    if question.shared == none { whole } else {
      let together = passage(question.shared, width) + whole
      block(breakable: not kept(together), above: 0.9em, below: 0.66em, width: 100%, together)
    }
  }
  if question.answered { pad(left: hanging, answer(question)) }
}

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
        for question in section.questions { question-block(question, column-width(size)) }
      }
    },
  )
}
`;
