/**
 * What is written on and filled in on an answer sheet, in Typst; each box says where it is when it is measured. Nothing in
 * here is placed freely or looks at where it is: then Typst lays it out once for all copies.
 */
export const fieldsTemplate = String.raw`
#import "base.typ": *

#let sheet-margin = (x: 16mm, top: 38mm, bottom: 17mm)
#let sheet-gutter = 14mm
#let sheet-column(size) = {
  let (width, columns) = paper-sizes.at(size)
  (width - 2 * sheet-margin.x - (columns - 1) * sheet-gutter) / columns
}
#let sheet-column-height(size) = paper-sizes.at(size).height - sheet-margin.top - sheet-margin.bottom

#let frame-stroke = 0.7pt + luma(40)
#let small(size, fill: black, body) = text(size: size, fill: fill, top-edge: "cap-height", bottom-edge: "baseline", body)

// Stands at the top left of what it is the first child of.
#let tag(on, width, height, ..fields) = if on {
  [#metadata((..fields.named(), width: width / 1mm, height: height / 1mm)) <region>]
}

#let bubble-width = 4.6mm
#let bubble-height = 2.6mm
#let bubble-radius = 0.7mm

#let bubble-outline(body, ..style) = block(
  width: bubble-width, height: bubble-height, radius: bubble-radius, stroke: 0.5pt + luma(70), ..style, body,
)

#let bubble(on, letter, ..fields) = bubble-outline({
  tag(on, bubble-width, bubble-height, ..fields)
  align(center + horizon, small(6.5pt, fill: luma(150), letter))
})

// Choices: five to a block, blocks side by side.
#let bubble-pitch = 6.2mm
#let choice-height = 4.5mm
#let number-width = 8mm

#let choice(on, question) = grid(
  columns: (number-width,) + (bubble-pitch,) * question.options.len() + (8mm,), rows: choice-height, align: left + horizon,
  block(width: number-width - 1.6mm, align(right, small(9pt, question.label))),
  ..question.options.clusters().map(letter => bubble(on, letter, kind: "bubble", questionId: question.id, option: letter)),
  if question.multiple { small(6.5pt, fill: quiet)[（多选）] },
)

#let choices(on, group, width) = {
  let inner = width - 6mm
  let most = calc.max(..group.questions.map(question => question.options.len()))
  let taken = number-width + most * bubble-pitch + if group.hasMultiple { 8mm } else { 0mm }
  let columns = calc.max(1, calc.floor((inner + 4mm) / (taken + 4mm)))
  let distance = if columns == 1 { inner } else { (inner - taken) / (columns - 1) }
  let bands = group.questions.chunks(5).chunks(columns)
  block(width: width, stroke: frame-stroke, inset: (x: 3mm, y: 2.2mm), breakable: true, spacing: 2mm, for band in bands {
    block(breakable: false, spacing: 2.4mm, grid(
      columns: (distance,) * band.len(),
      ..band.map(questions => stack(..questions.map(question => choice(on, question)))),
    ))
  })
}

// Blanks: lines in as many columns as their answers let stand side by side.
#let blank-height = 10.5mm

#let blank-cell(on, cell, width, height) = {
  let indent = cell.indent * 1mm
  let line = width - indent - 4mm
  grid(
    columns: (indent, line), rows: height, align: (right + bottom, left + bottom),
    pad(right: 0.8mm, bottom: 0.6mm, cell.label),
    pad(bottom: 1mm, block(width: line, height: height - 2mm, stroke: (bottom: 0.6pt), tag(
      on, line, height - 2mm, kind: "blank", questionId: cell.id, index: cell.index,
    ))),
  )
}

#let blanks(on, group, width) = {
  block(width: width, stroke: frame-stroke, inset: (x: 2mm, top: 0.8mm, bottom: 1.4mm), breakable: true, spacing: 2mm, {
    for (columns, cells, more) in group.rows {
      let each = (width - 4mm) / columns
      block(breakable: false, spacing: 0mm, grid(columns: (each,) * cells.len(), ..cells.map(cell => blank-cell(on, cell, each, blank-height + more * 1mm))))
    }
  })
}

// Areas: a head with the box for the mark, and rows of paper. An area that is higher than a column, or a long composition,
// goes on in the next one: then each row says where it is, and the rows of one column are one region.
#let head-height = 9mm

#let score-box(on, question) = block(width: 34mm, height: head-height, stroke: (left: 0.6pt, bottom: 0.6pt), grid(
  columns: (11mm, 23mm), rows: head-height, align: center + horizon,
  text(size: 9pt, fill: quiet)[得分],
  block(width: 23mm, height: head-height, stroke: (left: 0.6pt), {
    tag(on, 23mm, head-height, kind: "score", questionId: question.id, max: question.max)
    align(right + horizon, pad(right: 1.5mm, text(size: 8pt, fill: luma(150), "/ " + str(question.max))))
  }),
))

#let area-head(on, question, width) = grid(
  columns: (width - 34mm, 34mm), rows: head-height, align: left + horizon,
  pad(left: 3mm, question.label), score-box(on, question),
)

#let area(on, question, room, row-height, rows, gap: 0mm, above: none, keeps: true) = {
  let width = room.width
  let (head, foot) = (head-height + gap, 2mm)
  let whole = head + row-height * rows.len() + foot
  let fits = keeps and whole <= room.height
  let answer(height) = tag(on, width, height, kind: "answer", questionId: question.id)
  // Neither the head nor a last row stands alone in a column.
  let first = if fits { rows.len() } else { 4 }
  let last = calc.max(first, rows.len() - 3)
  let piece(height, body) = block(width: width, height: height, breakable: false, answer(height) + body)
  let paper(rows) = for row in rows { block(width: width, height: row-height, row) }
  set block(spacing: 0mm)
  block(width: width, stroke: frame-stroke, breakable: not fits, above: 2mm, below: 2mm, {
    piece(head + first * row-height + if fits { foot } else { 0mm }, area-head(on, question, width) + block(width: width, height: gap, above) + paper(rows.slice(0, first)))
    for row in rows.slice(first, last) { piece(row-height, row) }
    if not fits { piece((rows.len() - last) * row-height + foot, paper(rows.slice(last))) }
  })
}

#let rule(width) = align(bottom + center, pad(bottom: 1.2mm, line(length: width - 8mm, stroke: 0.5pt + luma(120))))

// A picture to draw into; one that does not tell its size is as high as a usual one.
#let drawn-into(on, question, width) = {
  let figure = question.figure
  let (most, high) = (width - 8mm, 80mm)
  let (across, down) = (figure.at("width", default: 170) * 1pt, figure.at("height", default: 140) * 1pt)
  let share = calc.min(1, most / across, high / down)
  let (across, down) = (across * share, down * share)
  (height: down + 4mm, body: block(width: across, height: down, {
    tag(on, across, down, kind: "figure", questionId: question.id, picture: figure.path)
    image(figure.path, width: across, height: down, fit: "contain")
  }))
}

#let written(on, question, room) = {
  let row = if question.ruled { rule(room.width) }
  if question.figure == none { return area(on, question, room, 8mm, (row,) * question.lines, keeps: question.keeps) }
  let (height, body) = drawn-into(on, question, room.width)
  area(on, question, room, 8mm, (row,) * question.lines, gap: height, above: align(center + horizon, body))
}

// What a composition is about stands above its paper, and is no part of the answer.
#let topic(question) = if question.topic.len() > 0 {
  block(above: 2mm, below: 0mm, sticky: true, text(size: 9.5pt, par(rich(question.topic))))
}

#let longest-kept = 12

#let ruled-essay(on, question, room) = {
  topic(question)
  area(on, question, room, 9.5mm, (rule(room.width),) * question.lines, keeps: question.keeps and question.lines <= longest-kept)
}

// Squares for a composition: rows of 20, with a gap between them in which hundreds are counted.
#let squares-per-row = 20
#let square-row(square) = {
  let across = square * squares-per-row
  let inner = range(1, squares-per-row).map(index => (curve.move((index * square, 0mm)), curve.line((index * square, square))))
  let outer = (curve.move((0mm, 0mm)), curve.line((across, 0mm)), curve.line((across, square)), curve.line((0mm, square)), curve.close())
  curve(stroke: 0.5pt + luma(110), ..outer, ..inner.flatten())
}

#let squares(on, question, room) = {
  topic(question)
  let square = calc.min(8mm, (room.width - 4mm) / squares-per-row)
  let row = square-row(square)
  let rows = range(question.rows).map(index => {
    let count = (index + 1) * squares-per-row
    let counted = if calc.rem(count, 100) == 0 { small(6pt, fill: quiet)[▲#count 字] }
    align(center, stack(spacing: 0.3mm, row, block(width: square * squares-per-row, align(right, counted))))
  })
  area(on, question, room, square + 2.2mm, rows, gap: 1.5mm, keeps: question.rows <= longest-kept)
}

// Dictation: a square with a cross for each character, or a line for each word.
#let crossed-square(side) = block(width: side, height: side, stroke: 0.6pt + luma(80), curve(
  stroke: (thickness: 0.35pt, paint: luma(150), dash: "dashed"),
  curve.move((side / 2, 0mm)), curve.line((side / 2, side)), curve.move((0mm, side / 2)), curve.line((side, side / 2)),
))

// A word with its number before it; a side is that of a square, a line has none.
#let dictated(on, id, word, line-width, side) = {
  let (width, height) = if side == none { (line-width, 8.5mm) } else { (word.length * side, side) }
  grid(
    columns: (6.5mm, 1.5mm, width), rows: height, align: (right + horizon, left, left),
    small(9pt, fill: quiet)[#word.index], none,
    block(width: width, height: height, stroke: if side == none { (bottom: 0.6pt) }, {
      tag(on, width, height, kind: "blank", questionId: id, index: word.index)
      if side != none { stack(dir: ltr, ..(crossed-square(side),) * word.length) }
    }),
  )
}

#let dictation(on, question, room) = {
  let width = room.width
  let longest = calc.max(..question.words.map(word => word.length))
  let most = width - 16mm
  let side = if question.paper == "squares" { calc.min(11mm, most / longest) }
  let wanted = if side == none { calc.min(most, calc.max(30mm, longest * 8mm)) } else { longest * side }
  let columns = calc.max(1, calc.floor((width - 4mm) / (wanted + 12mm)))
  let each = (width - 4mm) / columns
  let height = if side == none { 11mm } else { side + 4mm }
  let rows = question.words.chunks(columns).map(words => align(horizon, pad(left: 1mm, grid(
    columns: (each,) * words.len(), ..words.map(word => dictated(on, question.id, word, each - 12mm, side)),
  ))))
  area(on, question, room, height, rows, gap: 1mm)
}

#let field-group(on, group, room) = {
  if group.kind == "choices" { choices(on, group, room.width) }
  if group.kind == "blanks" { blanks(on, group, room.width) }
  if group.kind == "written" { written(on, group, room) }
  if group.kind == "squares" { squares(on, group, room) }
  if group.kind == "ruled" { ruled-essay(on, group, room) }
  if group.kind == "dictation" { dictation(on, group, room) }
}
`;
