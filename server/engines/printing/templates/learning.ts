/** A learning report of a student or a class, in Typst: the page of a parents' evening. */
export const learningTemplate = String.raw`
#import "base.typ": *

#let accent = rgb("#4059c9")
#let hair = 0.4pt + luma(205)
#let small(body) = text(size: 8.25pt, fill: quiet, body)
#let tones = (
  excellent: rgb("#12b5a5"), good: rgb("#12b5a5"), pass: rgb("#f0a500"), fail: rgb("#e03e4e"),
  up: rgb("#2b8a3e"), down: rgb("#c92a2a"), level: luma(90), right: rgb("#2b8a3e"), wrong: rgb("#c92a2a"),
)
#let greys = (
  excellent: luma(60), good: luma(95), pass: luma(140), fail: luma(185),
  up: black, down: black, level: luma(90), right: black, wrong: black,
)
#let tone(name, grey) = if grey { greys.at(name) } else { tones.at(name) }
#let main(grey) = if grey { luma(40) } else { accent }

#let heading(body, grey) = block(above: 3.6mm, below: 1.6mm, sticky: true, width: 100%, stroke: (left: 3pt + main(grey)), inset: (left: 2mm, y: 0.2mm), text(size: 11pt, weight: "bold", body))

#let head(part) = {
  grid(
    columns: (1fr, auto), align: (left + bottom, right + bottom),
    {
      text(size: 9.75pt, fill: quiet, part.school)
      linebreak()
      text(size: 18.5pt, weight: "bold", tracking: 1.5pt, part.title)
    },
    grid(
      columns: (auto, auto, auto, auto), column-gutter: (3mm, 6mm, 3mm), row-gutter: 1.6mm, align: left,
      ..part.facts.map(fact => (text(fill: quiet, fact.label), strong(fact.value))).flatten(),
    ),
  )
  line(length: 100%, stroke: 1.4pt)
}

#let figures(rows) = grid(
  columns: (auto,) * rows.len(), inset: (x: 3.2mm, y: 0.4mm), stroke: (left: hair),
  ..rows.map(figure => {
    small(figure.label)
    linebreak()
    text(size: 17pt, weight: "bold", figure.value)
    small(figure.unit)
    linebreak()
    small(figure.note)
  }),
)

#let subject-bar(row, grey) = box(width: 100%, height: 2.6mm, {
  place(left + horizon, line(length: 100%, stroke: 1pt + luma(222)))
  if row.middle != none {
    place(left + horizon, dx: row.middle.low * 100%, rect(width: calc.max(0.6, (row.middle.high - row.middle.low) * 100) * 1%, height: 2.6mm, fill: if grey { luma(205) } else { rgb("#cfd5e4") }, radius: 0.5mm))
  }
  if row.rate != none { place(left + horizon, dx: row.rate * 100% - 1.25mm, circle(radius: 1.25mm, fill: main(grey), stroke: 0.8pt + white)) }
})

#let subjects(data, grey) = {
  heading("各科情况", grey)
  table(
    columns: (auto, auto, auto, 1fr, auto, auto), align: (left, right, right, left, right, left).map(side => side + horizon),
    stroke: (_, row) => (bottom: if row == 0 { 0.6pt + luma(190) } else { hair }), inset: (x: 2.2mm, y: 1.35mm),
    table.header(small[学科], small[已交], small[得分率], grid(columns: (1fr, 1fr, 1fr), align: (left, center, right), small[0], small[50], small[100%]), small[中间一半], small[与此前比]),
    ..data.rows.map(row => (
      row.name, row.handedIn, text(size: 10.5pt, weight: "bold", row.percent), subject-bar(row, grey),
      if row.middle == none { "" } else { text(fill: quiet, row.middle.text) },
      text(fill: tone(row.change.tone, grey), [#row.change.sign #row.change.word]),
    )).flatten(),
  )
  small(data.note)
}

#let trend-chart(points, group, grey) = {
  let count = points.len()
  let x(at) = if count == 1 { 42% } else { 4% + at / (count - 1) * 76% }
  let y(value) = value * 100%
  block(width: 100%, height: 27mm, below: 1mm, {
    let rows = points.enumerate()
    let band = rows.map(((at, point)) => (x(at), y(point.high))) + rows.rev().map(((at, point)) => (x(at), y(point.low)))
    if count > 1 { place(polygon(fill: if grey { luma(228) } else { rgb("#dfe5fb") }, ..band)) }
    place(line(start: (2%, 50%), end: (83%, 50%), stroke: (paint: luma(150), dash: "dashed", thickness: 0.5pt)))
    // Beside the line, where neither band nor points can lie beneath it.
    place(horizon + left, dx: 84.5%, small(group))
    for at in range(count - 1) {
      place(line(start: (x(at), y(points.at(at).level)), end: (x(at + 1), y(points.at(at + 1).level)), stroke: 1.2pt + main(grey)))
    }
    for (at, point) in rows {
      place(dx: x(at) - 0.95mm, dy: y(point.standing) - 0.95mm, circle(radius: 0.95mm, fill: white, stroke: 0.9pt + main(grey)))
    }
  })
  // As many days as can stand beside each other.
  let every = calc.ceil(count / 9)
  block(width: 100%, height: 3.6mm, for (at, point) in points.enumerate() {
    if calc.rem(at, every) == 0 { place(dx: x(at) - 6mm, box(width: 12mm, align(center, small(point.label)))) }
  })
}

#let trend(data, grey) = {
  heading(data.title, grey)
  trend-chart(data.points, data.group, grey)
  small(data.note)
}

#let points(data, grey) = {
  heading(data.title, grey)
  small[掌握度和它依据的作答次数]
  grid(
    columns: (auto, 1fr, auto, auto, auto), column-gutter: 2mm, row-gutter: 2.1mm, align: (left, left, right, left, right).map(side => side + horizon), inset: (y: 0.2mm),
    ..data.rows.map(row => (
      box(width: 33mm, fitted(33mm, 9.5pt, row.name)),
      block(width: 100%, height: 1.9mm, fill: luma(236), radius: 0.9mm, block(width: row.share * 100%, height: 100%, fill: tone(row.tone, grey), radius: 0.9mm)),
      strong(row.percent), small(row.word), small(row.count),
    )).flatten(),
  )
}

#let example(data, grey) = {
  small(data.caption)
  linebreak()
  rich(data.stem)
  block(width: 100%, above: 1mm, below: 1mm, stroke: hair, radius: 1mm, inset: 1.5mm, clip: true,
    if data.picture != none { block(width: 100%, height: 19mm, image(data.picture, width: 100%, height: 100%, fit: "contain")) } else { rich(data.answer) })
  text(fill: tone(if data.isRight { "right" } else { "wrong" }, grey), data.verdict)
}

#let advice(rows) = {
  text(size: 10.5pt, weight: "bold")[建议]
  for (at, row) in rows.enumerate() {
    block(above: 1.4mm, below: 0mm, grid(
      columns: (4mm, 1fr), strong(str(at + 1)),
      {
        row.text
        if row.isPolished { small[（已润色）] }
        linebreak()
        small("依据：" + row.basis)
      },
    ))
  }
}

#let weak(part) = {
  if part.weak != none { heading(part.weak.title, part.isGrey) } else { v(3mm) }
  let examples = if part.weak == none { () } else { part.weak.examples.map(one => example(one, part.isGrey)) }
  let cells = examples + if part.advice == none { () } else { (advice(part.advice),) }
  grid(columns: (1fr,) * calc.max(1, cells.len()), column-gutter: 5mm, ..cells)
}

#let practised(rows, grey) = {
  heading("练习记录", grey)
  grid(columns: (auto, 1fr, auto), column-gutter: 4mm, row-gutter: 1.4mm, ..rows.map(row => (small(row.date), row.title, row.score)).flatten())
}

#let written-lines(lines) = for (label, beside) in lines {
  let rule = line(length: 100%, stroke: 0.5pt + luma(130))
  block(above: 6.5mm, below: 0mm, grid(
    columns: (15mm, 1fr) + if beside == "" { () } else { (auto, 30mm) }, column-gutter: 2.5mm, align: bottom,
    label, rule, ..if beside == "" { () } else { (beside, rule) },
  ))
}

// Where a part begins is asked, so that a document of single pages is set once.
#let page-of(index) = here().page() - query(<region>).find(found => found.value.kind == "part" and found.value.index == index).location().page() + 1

#let learning(part, start, index) = {
  let grey = part.isGrey
  show: base.with(size: 9.75pt)
  set par(justify: false)
  page(
    width: 210mm, height: 297mm, margin: (x: 12.7mm, top: 10.5mm, bottom: 13mm),
    background: context {
      place(bottom + left, dx: 12.7mm, dy: -6mm, small(part.foot))
      // Sheets come apart.
      if page-of(index) > 1 { place(top + left, dx: 12.7mm, dy: 5mm, small[#part.title #h(1em) #part.facts.slice(0, 2).map(fact => fact.value).join(h(1em))]) }
      place(bottom + right, dx: -12.7mm, dy: -6mm, small[第 #page-of(index) 页，共 #part.pages 页])
    },
    {
      start
      head(part)
      block(above: 3.2mm, below: 0mm, grid(
        columns: (1fr, auto), column-gutter: 4mm, align: horizon,
        { set par(leading: 0.62em); text(size: 11pt, part.lead) },
        figures(part.figures),
      ))
      if part.subjects != none { subjects(part.subjects, grey) }
      v(2.4mm)
      if part.trend != none and part.points != none {
        grid(columns: (1fr, 1fr), column-gutter: 7mm, trend(part.trend, grey), points(part.points, grey))
      } else if part.trend != none {
        trend(part.trend, grey)
      } else if part.points != none {
        points(part.points, grey)
      }
      if part.weak != none or part.advice != none { weak(part) }
      if part.practised != none { practised(part.practised, grey) }
      v(1fr)
      written-lines(part.lines)
    },
  )
}
`;
