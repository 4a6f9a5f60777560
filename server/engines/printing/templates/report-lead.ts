/** The first page of a report, in Typst: whole by itself, and legible in grey, since a word stands beside every colour. */
export const reportLeadTemplate = String.raw`
#import "base.typ": *

#let tones = (
  excellent: rgb("#2f9e44"), good: rgb("#0c8599"), pass: rgb("#e8a100"), fail: rgb("#e03131"),
  fine: rgb("#2f9e44"), fair: rgb("#e8a100"), weak: rgb("#e8690b"), bad: rgb("#e03131"), neutral: luma(140),
)
#let hair = 0.4pt + luma(200)
#let note(body) = text(size: 8.5pt, fill: quiet, body)

// A share on a bar to 100 %, with an outline that shows where that is.
#let share-bar(share, tone, height: 4mm) = block(
  width: 100%, height: height, fill: luma(248), stroke: 0.4pt + luma(120), radius: 1mm,
  block(width: share * 100%, height: 100%, fill: tones.at(tone), radius: 1mm),
)

#let bars(rows) = {
  set par(justify: false)
  grid(
    columns: (auto, 1fr, auto, auto), column-gutter: 3mm, row-gutter: 1mm, align: (column, _) => (right, left, right, right).at(column) + horizon,
    ..rows.map(bar => (
      bar.label,
      share-bar(bar.share, bar.tone),
      text(size: 9.5pt, bar.percent),
      text(size: 9.5pt, bar.note),
    )).flatten(),
  )
}

#let sentence(data) = block(
  width: 100%, inset: (x: 4mm, y: 2.5mm), fill: luma(246), stroke: (left: 1.2pt), below: 3mm,
  text(size: 11.5pt, { data.standing; strong(data.losses); data.act }),
)

#let figures(rows) = block(width: 100%, stroke: (y: hair), below: 3.5mm, grid(
  columns: (1fr,) * rows.len(), inset: (x: 3mm, y: 2mm), stroke: (column, _) => if column > 0 { (left: hair) },
  ..rows.map(figure => {
    note(figure.label)
    linebreak()
    text(size: 16pt, weight: "bold", figure.value)
    h(1mm)
    note(figure.unit)
    linebreak()
    text(size: 9pt, figure.grade)
    linebreak()
    note(figure.last)
  }),
))

#let heading(body, ..aside) = block(above: 0pt, below: 2mm, sticky: true, {
  text(size: 11.5pt, weight: "bold", body)
  h(2mm)
  for text in aside.pos() { note(text) }
})

#let lesson(data) = block(width: 100%, stroke: hair, radius: 1.5mm, inset: (x: 3mm, y: 2mm), below: 2mm, breakable: false, grid(
  columns: (1.5fr, 1fr), column-gutter: 6mm,
  {
    strong(data.title)
    h(1fr)
    note(data.word)
    parbreak()
    text(size: 9pt, rich(data.stem))
    parbreak()
    text(size: 12.5pt, weight: "bold", data.percent)
    h(1.5mm)
    note(data.grade)
    share-bar(data.share, data.tone, height: 2mm)
    note(data.foot)
  },
  grid(
    columns: (1fr, auto), column-gutter: 3mm, row-gutter: 1.6mm, align: horizon,
    ..data.typical.map(answer => (text(size: 9.5pt, rich(answer.text)), text(size: 9.5pt, weight: "bold", answer.count))).flatten(),
  ),
))

#let concern-table(rows) = {
  set text(size: 9pt)
  table(
    columns: (auto, auto, 1fr, auto), align: (left, right, left, right).map(side => side + horizon),
    stroke: (_, row) => (bottom: if row == 0 { 0.6pt } else { hair }), inset: (x: 1.5mm, y: 0.8mm),
    table.header(..("姓名", "得分", "为什么", "").map(note)),
    ..rows.map(one => (one.name, one.score, one.reason, one.word)).flatten(),
  )
}

// As many as there is room for on what is left of the page.
#let concern-rows(rows) = layout(room => {
  let height(count) = measure(block(width: room.width, concern-table(rows.slice(0, count)))).height
  let space(count) = room.height - if count < rows.len() { 6mm } else { 0mm }
  let count = calc.min(rows.len(), 20)
  while count > 1 and height(count) > space(count) { count -= 1 }
  concern-table(rows.slice(0, count))
  if count < rows.len() { note[另有 #(rows.len() - count) 人，见后面的学生成绩] }
})

#let concerns(data) = {
  heading("要照顾的学生", data.note)
  if data.concerns.len() == 0 {
    note("没有不及格、某部分零分、明显下降或缺交的学生。")
  } else {
    block(height: 1fr, width: 100%, concern-rows(data.concerns))
  }
}

#let columns-height = 26mm

#let spread(data) = {
  heading("分布")
  grid(
    columns: (1fr,) * calc.max(1, data.bins.len()), column-gutter: 1mm, align: center + bottom,
    ..data.bins.map(bin => {
      note([#bin.count])
      block(above: 0.5mm, width: 100%, height: bin.count / data.most * columns-height, fill: rgb("#4059c9"))
    }),
    ..data.bins.map(bin => block(above: 1mm, text(size: 7pt, bin.label))),
  )
  v(3mm)
  set text(size: 9pt)
  bars(data.bands)
}

#let report-lead(data) = {
  set par(justify: false)
  sentence(data.sentence)
  figures(data.figures)
  if data.lessons.len() > 0 {
    heading(data.lessonsTitle, "按得分率从低到高，右边是常见的错和人数")
    for one in data.lessons { lesson(one) }
    v(1.5mm)
  }
  block(height: 1fr, grid(columns: (1.5fr, 1fr), rows: 1fr, column-gutter: 6mm, concerns(data), spread(data)))
}
`;
