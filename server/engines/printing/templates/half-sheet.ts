/** Sheets of dictation, several to a page with lines to cut along, in Typst; each says where it is when it is measured. */
export const halfSheetTemplate = String.raw`
#import "base.typ": *
#import "code.typ": code-curve
#import "fields.typ": crossed-square, frame-stroke, small, tag
#import "sheet.typ": mark, named

#let code-size = 16mm
#let score-width = 34mm

#let at(x, y, body) = place(top + left, dx: x * 1mm, dy: y * 1mm, body)

#let score-box(on, frame, height) = block(width: score-width, height: height, stroke: (left: 0.6pt, bottom: 0.6pt), grid(
  columns: (11mm, 23mm), rows: height, align: center + horizon,
  small(8.5pt, fill: quiet)[得分],
  block(width: 23mm, height: height, stroke: (left: 0.6pt), {
    tag(on, 23mm, height, kind: "score", questionId: frame.id, max: frame.max)
    align(right + horizon, pad(right: 1.5mm, small(8pt, fill: luma(150), "/ " + str(frame.max))))
  }),
))

#let rules(count, first, step, width) = for index in range(count) {
  place(top + left, dy: first + index * step, line(length: width, stroke: 0.45pt + luma(80)))
}

// What a word is written into: squares with a cross, a line, or the four lines of English letters.
#let paper(word, kind) = {
  let step = word.height / word.lines * 1mm
  let width = word.width * 1mm
  for index in range(word.lines) {
    place(top + left, dy: index * step, block(width: width, height: step, {
      if kind == "squares" { stack(dir: ltr, ..(crossed-square(width / word.squares),) * word.squares) }
      if kind == "lines" { rules(1, step - 0.6mm, 0mm, width) }
      if kind == "staves" { rules(4, step - 9.6mm, 3mm, width) }
    }))
  }
}

#let word-place(on, frame, word) = {
  let middle = if frame.paper == "squares" { word.height / word.lines / 2 } else { word.height / word.lines - 2.6 }
  at(word.x - 8, word.y + middle - 2, block(width: 6.5mm, height: 4mm, align(right + horizon, small(9pt, fill: quiet, str(word.index)))))
  at(word.x, word.y, block(width: word.width * 1mm, height: word.height * 1mm, {
    tag(on, word.width * 1mm, word.height * 1mm, kind: "blank", questionId: frame.id, index: word.index)
    paper(word, frame.paper)
  }))
}

#let word-frame(on, sizes, frame) = {
  let width = (sizes.width - 2 * sizes.side) * 1mm
  at(sizes.side, frame.y, block(width: width, height: frame.height * 1mm, stroke: frame-stroke, {
    tag(on, width, frame.height * 1mm, kind: "answer", questionId: frame.id)
    if frame.isFirst {
      let height = sizes.head * 1mm - 2mm
      place(top + left, block(height: height, inset: (left: 3mm), align(horizon, text(size: 9.5pt, frame.label))))
      place(top + right, score-box(on, frame, height))
    }
  }))
  for word in frame.words { word-place(on, frame, word) }
}

#let half-head(part, copy) = {
  let width = 154mm
  at(part.sizes.side + 6, 7.5, block(width: width - 6mm, height: 10mm, align(center + horizon, fitted(width - 6mm, 13pt, weight: "bold", part.title))))
  at(part.sizes.side, 17.5, grid(
    columns: (49mm, 49mm, 50mm), column-gutter: 3mm,
    named("班级：", copy.className, 49mm), named("姓名：", copy.studentName, 49mm), named("学号：", copy.studentNo, 50mm),
  ))
}

#let half-sheet-of(on, part, placed) = {
  let copy = part.copies.at(placed.copy)
  mark(on, "topLeft", top + left)
  mark(on, "topRight", top + right)
  mark(on, "bottomLeft", bottom + left, hollow: true)
  mark(on, "bottomRight", bottom + right)
  place(top + right, dx: -19mm, dy: 10mm, block(width: code-size, height: code-size, {
    tag(on, code-size, code-size, kind: "code")
    let code = copy.codes.at(placed.sheet, default: none)
    if code != none { code-curve(code, code-size) }
  }))
  half-head(part, copy)
  for frame in part.sheets.at(placed.sheet) { word-frame(on, part.sizes, frame) }
  let count = part.sheets.len()
  place(bottom + center, dy: -9.5mm, small(8pt, fill: quiet, {
    [用黑色签字笔书写，不要涂画四角的标记和二维码。]
    if count > 1 { [　第 #(placed.sheet + 1) 页　共 #count 页] }
  }))
}

#let cut-line(y) = {
  at(0, y, line(length: 210mm, stroke: (dash: "dashed", thickness: 0.6pt, paint: luma(70))))
  at(105 - 27, y - 1.6, block(width: 54mm, height: 3.2mm, fill: white, align(center + horizon, small(7.5pt, fill: quiet)[沿虚线裁开，裁开后再扫描])))
}

#let half-sheet(part, start, on) = {
  show: base.with(size: 10pt)
  set page(width: 210mm, height: 297mm, margin: 0mm)
  for (index, leaf) in part.leaves.enumerate() {
    if index == 0 { start } else { pagebreak() }
    for (place-of, placed) in leaf.enumerate() {
      if placed != none {
        at(0, place-of * part.height, block(width: 210mm, height: part.height * 1mm, half-sheet-of(on, part, placed)))
      }
    }
    for below in range(1, leaf.len()) { cut-line(below * part.height) }
  }
}
`;
