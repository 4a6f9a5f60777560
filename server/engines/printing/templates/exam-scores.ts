/** Strips of scores and letters to parents, in Typst. */
export const examScoresTemplate = String.raw`
#import "base.typ": *
#import "exam-base.typ": cut-stroke, label

#let strip-height = 22mm
#let per-page = 13

#let strip(part, person) = {
  let own = 34mm
  let each = (190mm - own) / person.scores.len()
  block(width: 210mm, height: strip-height, inset: (x: 10mm, y: 2.4mm), {
    block(below: 1.4mm, text(size: 7.5pt, fill: quiet)[#part.title　#person.className])
    grid(
      columns: (own,) + (each,) * person.scores.len(), align: (left + horizon,) + (center + horizon,) * person.scores.len(),
      {
        block(below: 1mm, fitted(own - 2mm, 12pt, weight: "bold", person.name))
        text(size: 8pt, fill: quiet)[#person.numberLabel #person.number]
      },
      ..person.scores.map(cell => {
        block(below: 1mm, fitted(each - 1mm, 8.5pt, fill: quiet, cell.subject))
        block(below: 0.6mm, fitted(each - 1mm, 12pt, weight: "bold", cell.score))
        text(size: 7pt, fill: quiet)[满分 #cell.full]
      }),
    )
  })
}

#let slips(part, start) = {
  show: base
  set par(justify: false, leading: 0.2em)
  set block(spacing: 0mm)
  set page(width: 210mm, height: 297mm, margin: (x: 0mm, y: 5.5mm))
  for (index, people) in part.page.people.chunks(per-page).enumerate() {
    if index == 0 { start } else { pagebreak() }
    place(top + left, line(length: 210mm, stroke: cut-stroke))
    for (row, person) in people.enumerate() {
      strip(part, person)
      place(top + left, dy: (row + 1) * strip-height, line(length: 210mm, stroke: cut-stroke))
    }
  }
}

// The class on a bar to full marks: its middle half, its median, and the candidate.
#let class-bar(cell) = box(width: 100%, height: 3.4mm, {
  place(left + horizon, line(length: 100%, stroke: 1pt + luma(215)))
  place(left + horizon, dx: cell.class.low * 100%, rect(
    width: calc.max(0.6, (cell.class.high - cell.class.low) * 100) * 1%, height: 3.4mm, fill: luma(205), radius: 0.5mm,
  ))
  place(left + horizon, dx: cell.class.middle * 100% - 0.3mm, rect(width: 0.6mm, height: 3.4mm, fill: luma(110)))
  if cell.share != none {
    place(left + horizon, dx: cell.share * 100% - 1.4mm, circle(radius: 1.4mm, fill: black, stroke: 0.8pt + white))
  }
})

#let scores-table(person) = table(
  columns: (28mm, 17mm, 20mm, 24mm, 30mm, 1fr), rows: (8mm,) + (calc.min(9mm, 136mm / person.scores.len()),) * person.scores.len(),
  align: (left + horizon, center + horizon, center + horizon, center + horizon, center + horizon, left + horizon),
  stroke: (_, row) => (bottom: if row == 0 { 0.8pt } else { 0.4pt + luma(190) }), inset: (x: 1.5mm, y: 0mm),
  table.header(..("科目", "满分", "得分", "班级中位数", "班级中间一半", "与班级比").map(name => text(size: 9pt, fill: quiet, name))),
  ..person.scores.map(cell => (
    fitted(25mm, 11pt, cell.subject), cell.full, text(size: 12pt, weight: "bold", cell.score),
    ..if cell.class == none { ([], [], []) } else { (cell.class.median, fitted(28mm, 11pt, cell.class.half), class-bar(cell)) },
  )).flatten(),
)

#let written(name, lines) = {
  block(above: 7mm, below: 0mm, strong(name))
  for _ in range(lines) { block(above: 9.5mm, below: 0mm, line(length: 100%, stroke: 0.5pt + luma(130))) }
}

#let letters(part, start) = {
  show: base.with(size: 11pt)
  set page(width: 210mm, height: 297mm, margin: (x: 20mm, top: 18mm, bottom: 14mm))
  for (index, person) in part.page.people.enumerate() {
    if index == 0 { start } else { pagebreak() }
    align(center, {
      block(below: 2mm, text(size: 11pt, part.school))
      block(below: 6mm, fitted(170mm, 17pt, weight: "bold", part.title + "　致家长"))
    })
    set par(leading: 0.75em)
    block(below: 3mm)[*#person.name*同学的家长：]
    block(below: 5mm, {
      h(2em)
      [您好！#part.title;的成绩已经发布，#person.name;同学（#person.className，#person.numberLabel #person.number）各科得分如下。灰色一段是班级中间一半同学的得分范围，竖线是中位数，圆点是孩子的得分。一次考试只反映一个阶段的学习，请和孩子一起看看哪里学得扎实，哪里还可以再补。]
    })
    set par(leading: 0.36em, justify: false)
    scores-table(person)
    v(1fr)
    let rows = if person.scores.len() > 12 { 1 } else { 2 }
    written("老师的话", rows)
    written("家长的话", rows)
    v(8mm)
    grid(columns: (1fr, auto), align: (left, right), [家长签字：#box(width: 40mm, stroke: (bottom: 0.5pt))], part.page.date)
  }
}
`;
