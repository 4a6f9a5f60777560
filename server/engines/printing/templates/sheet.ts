/** The answer sheet's page: marks, code, head, and what flows between them; in Typst. */
export const sheetTemplate = String.raw`
#import "base.typ": *
#import "code.typ": code-curve
#import "fields.typ": *

#let mark-size = 6mm
#let mark-distance = 8mm
#let code-size = 20mm
// Leaves four modules of the smallest code (21 modules) to the mark beside it.
#let code-place = (x: 19mm, y: 13mm)

#let mark(on, name, corner, hollow: false) = {
  let across = if corner.x == left { 1 } else { -1 }
  let down = if corner.y == top { 1 } else { -1 }
  place(corner, dx: across * mark-distance, dy: down * mark-distance, block(
    width: mark-size, height: mark-size, fill: black, {
      tag(on, mark-size, mark-size, kind: "mark", corner: name)
      if hollow { place(center + horizon, block(width: 50%, height: 50%, fill: white)) }
    },
  ))
}

#let code-box(on, code) = place(top + right, dx: -code-place.x, dy: code-place.y, block(width: code-size, height: code-size, {
  tag(on, code-size, code-size, kind: "code")
  if code != none { code-curve(code, code-size) }
}))

#let named(label, value, width) = {
  // Room for the label's characters, of which the shortest have three.
  let taken = calc.max(11.5mm, label.clusters().len() * 10.5pt + 0.5mm)
  let line = width - taken
  grid(
    columns: (taken, line), rows: 8mm, align: (left + bottom, center + bottom), stroke: (column, _) => if column == 1 { (bottom: 0.6pt) },
    pad(bottom: 1mm, label), if value != "" { pad(bottom: 1mm, fitted(line, 10.5pt, value)) },
  )
}

#let head(part, copy) = {
  let wide = paper-sizes.at(part.size).columns > 1
  let width = paper-sizes.at(part.size).width - 2 * sheet-margin.x - 28mm
  let (one, other, gap) = if wide { (80mm, 100mm, 10mm) } else { (45mm, 54mm, 3mm) }
  place(top + left, dx: sheet-margin.x, dy: 13mm, block(width: width, height: 22mm, align(center, {
    set text(size: 10.5pt)
    block(height: 11mm, spacing: 0mm, align(horizon, fitted(width, 16pt, weight: "bold", part.title)))
    grid(
      columns: (one, one, other), column-gutter: gap,
      named("班级：", copy.className, one), named("姓名：", copy.studentName, one), named(part.numberLabel + "：", copy.studentNo, other),
    )
  })))
}

// Tells how far the columns reach, so that areas can fill them.
#let column-tags(on, size) = for column in range(paper-sizes.at(size).columns) {
  place(top + left, dx: sheet-margin.x + column * (sheet-column(size) + sheet-gutter), dy: sheet-margin.top, tag(
    on, sheet-column(size), sheet-column-height(size), kind: "column",
  ))
}

#let frame(on, part, copy, page) = {
  column-tags(on, part.size)
  mark(on, "topLeft", top + left)
  mark(on, "topRight", top + right)
  mark(on, "bottomLeft", bottom + left, hollow: true)
  mark(on, "bottomRight", bottom + right)
  code-box(on, copy.codes.at(page - 1, default: none))
  head(part, copy)
  place(bottom + center, dy: -8.5mm, page-number(page, part.pages))
}

#let number-cell = 6.8mm

#let number-grid(on, label, digits) = block(stroke: frame-stroke, width: digits * number-cell + 4mm, height: 100%, inset: (x: 2mm), {
  set block(spacing: 0mm)
  block(height: 6.5mm, width: 100%, align(
    center + horizon, if label == "学号" { text(size: 9pt)[学　号] } else { fitted(digits * number-cell, 9pt, label) },
  ))
  grid(columns: (number-cell,) * digits, rows: 7mm, stroke: 0.5pt + luma(90), ..([],) * digits)
  v(1.4mm)
  grid(
    columns: (number-cell,) * digits, rows: 4.1mm, align: center + horizon,
    ..range(10).map(digit => range(digits).map(position => bubble(
      on, str(digit), kind: "digit", position: position + 1, digit: digit,
    ))).flatten(),
  )
})

// Boxes as they are to be filled in, and as they are not. No layout tells of them, and they stand farther from the boxes that
// are read than a reader looks for one on bent paper.
#let sample(..drawn) = box(baseline: 0.15mm, bubble-outline(drawn.pos().map(place).join(), ..drawn.named()))
#let stroke-through(..points) = curve(
  stroke: 0.8pt, curve.move(points.at(0)), ..points.pos().slice(1).map(point => curve.line(point)),
)
#let samples = {
  let tick = stroke-through((0.9mm, 1.2mm), (1.9mm, 2.1mm), (3.8mm, 0.4mm))
  let cross = (stroke-through((1.1mm, 0.4mm), (3.5mm, 2.2mm)), stroke-through((3.5mm, 0.4mm), (1.1mm, 2.2mm)))
  let half = block(width: bubble-width / 2, height: bubble-height, radius: (left: bubble-radius), fill: black)
  let dot = move(dx: 1.7mm, dy: 0.7mm, circle(radius: 0.6mm, fill: black))
  let kept(body) = box(baseline: 0.32em, body)
  kept[正确填涂：#sample(fill: black)]
  h(1em)
  kept[错误填涂：#sample(tick)#h(0.4em)#sample(..cross)#h(0.4em)#sample(half)#h(0.4em)#sample(dot)]
}

// Filled in by an invigilator for who is not there.
#let absent-box(on) = {
  let outline = bubble-outline(tag(on, bubble-width, bubble-height, kind: "absent"))
  box(baseline: 0.32em)[#box(baseline: 0.15mm, outline)#h(0.6em)缺考标记，考生禁止填涂，由监考员填写]
}

#let attention(on, part, width) = {
  set text(size: 9pt)
  let notes = part.notes.enumerate().map(((index, note)) => [#(index + 1)．#note])
  let filled = if part.hasBubbles or part.numberDigits > 0 { samples }
  let absent = if part.isExam { absent-box(on) }
  if part.numberDigits == 0 {
    return block(width: width, stroke: frame-stroke, inset: (x: 2.5mm, y: 1.2mm), below: 2mm, {
      strong[注意事项：]
      notes.join([　])
      let below = (filled, absent).filter(one => one != none)
      if below.len() > 0 { block(above: 1.2mm, below.join(h(8mm))) }
    })
  }
  let taken = part.numberDigits * number-cell + 4mm
  grid(
    columns: (width - taken - 4mm, taken), column-gutter: 4mm, rows: 58mm,
    block(width: 100%, height: 100%, stroke: frame-stroke, inset: (x: 3mm, y: 2.6mm), {
      // With the longest number there is room for seven lines of notes.
      set text(size: 8.5pt)
      set par(hanging-indent: 1.6em, spacing: 0.6em)
      align(center, block(below: 0.8em, text(size: 10.5pt, weight: "bold")[注意事项]))
      for note in notes { par(note) }
      if filled != none { par(hanging-indent: 0em, filled) }
      if absent != none { place(bottom + left, absent) }
    }),
    number-grid(on, part.numberLabel, part.numberDigits),
  )
}

#let sheet-body(on, part) = {
  let room = (width: sheet-column(part.size), height: sheet-column-height(part.size))
  attention(on, part, room.width)
  for section in part.sections {
    block(above: 3mm, below: 1.5mm, sticky: true, text(weight: "bold", section.heading))
    for group in section.groups { field-group(on, group, room) }
  }
}

#let sheet(part, start, on) = {
  show: base.with(size: 10pt)
  set std.columns(gutter: sheet-gutter)
  let copies = part.remove("copies")
  let body = sheet-body(on, part)
  // One background for all copies: the body of a page that has one of its own would be laid out anew.
  set page(
    ..paper-sizes.at(part.size), margin: sheet-margin,
    background: context {
      let side = here().page() - part.first
      let copy = copies.at(calc.quo(side, part.pages), default: copies.last())
      frame(on, part, copy, calc.rem(side, part.pages) + 1)
    },
  )
  for index in range(copies.len()) {
    if index == 0 { start } else { pagebreak() }
    body
  }
}
`;
