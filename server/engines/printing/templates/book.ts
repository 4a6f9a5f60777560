/** A student's mistakes as a booklet, in Typst: cover, questions with room to redo them, answers. */
export const bookTemplate = String.raw`
#import "base.typ": *
#import "question.typ": answer-lines, hanging, question-block

#let sizes = (
  A4: (width: 210mm, height: 297mm, x: 18mm, top: 24mm, bottom: 19mm),
  B5: (width: 176mm, height: 250mm, x: 15mm, top: 21mm, bottom: 17mm),
)
#let hair = 0.4pt + luma(170)
#let note(body) = text(size: 8.5pt, fill: quiet, body)

#let counts-text(chapter) = {
  let words = (("未掌握", "open"), ("巩固中", "consolidating"), ("已掌握", "mastered"))
  let told = words.filter(((_, name)) => chapter.counts.at(name) > 0).map(((word, name)) => [#word #chapter.counts.at(name)])
  [#chapter.entries.len() 题]
  if told.len() > 0 [：#told.join("，")]
}

#let written(label, value) = grid(
  columns: (16mm, 62mm), rows: 10mm, align: (left + bottom, center + bottom), stroke: (column, _) => if column == 1 { (bottom: 0.7pt) },
  pad(bottom: 1.4mm, text(size: 12pt, label)), pad(bottom: 1.4mm, fitted(62mm, 13pt, value)),
)

#let figures(part) = block(width: 100%, stroke: (y: 0.8pt), above: 12mm, below: 5mm, grid(
  columns: (1fr,) * 5, inset: (x: 2mm, y: 3mm), align: center, stroke: (column, _) => if column > 0 { (left: hair) },
  ..(("本册错题", part.count), ("未掌握", part.counts.open), ("巩固中", part.counts.consolidating),
    ("已掌握", part.counts.mastered), ("今天到期", part.counts.due)).map(((word, count)) => {
    text(size: 20pt, weight: "bold", str(count))
    linebreak()
    note(word)
  }),
))

#let contents(part) = {
  set text(size: 9.5pt)
  set par(justify: false)
  let name(index) = if part.contents.len() > index { str(part.contents.at(index)) }
  let states = if part.ofMistakes { (("未掌握", "open"), ("巩固中", "consolidating"), ("已掌握", "mastered"), ("到期", "due")) } else { () }
  table(
    columns: (1fr,) + (auto,) * (2 + states.len()), align: (column, _) => if column == 0 { left + horizon } else { right + horizon },
    stroke: (_, row) => (bottom: if row == 0 { 0.8pt } else { hair }), inset: (x: 5pt, y: 3.2pt),
    table.header(..("知识点", if part.ofMistakes { "错题" } else { "题" }, ..states.map(((word, _)) => word), "页").map(strong)),
    ..part.chapters.enumerate().map(((index, chapter)) => (
      chapter.title, str(chapter.entries.len()),
      ..states.map(((_, state)) => {
        let count = chapter.counts.at(state)
        if count > 0 { str(count) } else { text(fill: luma(150))[–] }
      }),
      name(index),
    )).flatten(),
    table.cell(colspan: 2 + states.len())[答案与解析], name(part.chapters.len()),
  )
}

#let cover(part, page) = {
  v(page.height * 7%)
  align(center, {
    block(below: 11mm, fitted(page.width - 2 * page.x, 30pt, weight: "bold", part.title))
    for (label, value) in (("姓　名", part.student.name), ("班　级", part.student.className), ("学　号", part.student.studentNo)) {
      written(label, value)
    }
  })
  if part.ofMistakes { figures(part) } else { v(9mm) }
  block(below: 7mm, grid(
    columns: (auto, 1fr), column-gutter: 4mm, row-gutter: 1.6mm,
    ..part.facts.map(fact => (note(fact.label), text(size: 9.5pt, fact.value))).flatten(),
  ))
  contents(part)
}

#let tag(on, ..fields) = if on { [#metadata(fields.named()) <region>] }

#let chapter-heading(on, index, chapter) = block(above: 6mm, below: 3.5mm, width: 100%, sticky: true, stroke: (bottom: 0.8pt), inset: (bottom: 1.4mm), {
  tag(on, kind: "chapter", index: index)
  text(size: 12pt, weight: "bold", chapter.title)
  h(1fr)
  note(counts-text(chapter))
})

#let state(word) = box(stroke: 0.5pt + luma(90), radius: 0.8mm, inset: (x: 1.2mm), outset: (y: 0.6mm), text(size: 8pt, word))
#let tick = box(width: 2.7mm, height: 2.7mm, stroke: 0.5pt + luma(90), baseline: 0.3mm)

#let known(entry) = {
  set par(justify: false, leading: 0.5em)
  if entry.state != "" { block(above: 1.1em, below: 0.8em, {
    state(entry.state)
    for said in entry.notes {
      h(2.5mm)
      // Told in one line where a line can hold it.
      if said.clusters().len() < 32 { box(note(said)) } else { note(said) }
    }
  }) }
  if entry.wrong != none {
    block(above: 0pt, below: 0.8em, text(size: 9.5pt, { text(fill: quiet, weight: "bold")[当时的答案　]; rich(entry.wrong) }))
  }
}

#let redo(space) = block(above: 0pt, below: 0pt, width: 100%, height: space * 1mm, stroke: hair, radius: 0.8mm, inset: (x: 2mm, top: 2.2mm), breakable: false, {
  set text(size: 8.5pt, fill: luma(90), top-edge: "cap-height", bottom-edge: "baseline")
  [重做]
  h(1fr)
  [\_\_\_ 月 \_\_\_ 日　#tick 对　#tick 错]
})

#let answers(part, on) = {
  block(below: 5mm, width: 100%, stroke: (bottom: 0.8pt), inset: (bottom: 1.4mm), {
    tag(on, kind: "chapter", index: part.chapters.len())
    text(size: 12pt, weight: "bold")[答案与解析]
  })
  for chapter in part.chapters {
    block(above: 4mm, below: 2mm, sticky: true, note(strong(chapter.title)))
    for entry in chapter.entries {
      grid(columns: (hanging, 1fr), text(size: 9.5pt, weight: "bold", entry.question.label), answer-lines(entry.answer))
    }
  }
}

#let line-height = 9mm

#let summary = {
  block(below: 3mm, text(size: 12pt, weight: "bold")[我的总结])
  note[哪一类题总是错？错在哪一步？下次怎样避免？]
  block(height: 1fr, width: 100%, layout(room => {
    for _ in range(calc.floor(room.height / line-height)) {
      block(spacing: 0pt, height: line-height, width: 100%, stroke: (bottom: hair))
    }
  }))
}

#let frame(part, page, number) = {
  if number > 1 {
    place(top + left, dx: page.x, dy: page.top - 11mm, block(
      width: page.width - 2 * page.x, stroke: (bottom: hair), inset: (bottom: 1.6mm), {
        text(size: 9.5pt, weight: "bold", part.student.name)
        h(3mm)
        note(part.student.className)
        h(1fr)
        note(part.title)
      },
    ))
  }
  place(bottom + center, dy: -8mm, page-number(number, part.pages))
}

#let book(part, start, on) = {
  let paper = sizes.at(part.size)
  let width = paper.width - 2 * paper.x
  // What a question may take with the heading above it.
  let height = paper.height - paper.top - paper.bottom - 15mm
  show: base
  page(
    width: paper.width, height: paper.height, margin: (x: paper.x, top: paper.top, bottom: paper.bottom),
    background: context frame(part, paper, here().page() - part.first + 1),
    {
      start
      cover(part, paper)
      pagebreak()
      for (index, chapter) in part.chapters.enumerate() {
        chapter-heading(on, index, chapter)
        for entry in chapter.entries {
          question-block(entry.question, width, height, below: known(entry) + redo(entry.space))
          v(3mm, weak: true)
        }
      }
      pagebreak()
      answers(part, on)
      if part.hasSummary {
        pagebreak()
        summary
      }
    },
  )
}
`;
