/** A question with its figure, options, passage and answer, in Typst. */
export const questionTemplate = String.raw`
#import "base.typ": *

#let hanging = 2.1em

// What stands before a text; measured by itself its punctuation would be narrower.
#let label(width, body) = box(width: width, baseline: 0.32em, body)
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

#let labelled(name, body) = par(hanging-indent: 4em, label(4em, text(font: fonts, fill: quiet, weight: "bold")[【#name】]) + body)

#let rubric(items) = items.map(item => rich(item.text) + [（#item.score 分）]).join("；")

#let answer-lines(question) = {
  set text(size: 9.5pt, fill: luma(50))
  set par(spacing: 0.46em, justify: false)
  if question.answer != none { labelled([答案], rich(question.answer)) }
  if question.solution != none { labelled([解析], rich(question.solution)) }
  if question.rubric.len() > 0 { labelled([评分], rubric(question.rubric)) }
}

#let answer(question) = block(
  inset: (left: 0.8em, rest: 0.35em), stroke: (left: 1.6pt + luma(200)), above: 0.6em, below: 0.8em, width: 100%,
  answer-lines(question),
)

// The end of a passage stays with what follows, so that it never stands apart from its first question; one that is long may
// begin on the page before, so that none is left half empty.
#let passage(shared, width, long) = {
  block(above: 0.66em, below: 0.66em, sticky: true, text(font: fonts, weight: "bold", shared.heading))
  let lines = shared.passage + shared.transcript
  let last = lines.len() - 1
  for (index, line) in lines.enumerate() {
    if index == shared.passage.len() { block(spacing: 0.41em, sticky: true, text(font: fonts, fill: quiet, weight: "bold")[【听力原文】]) }
    block(spacing: 0.41em, width: 100%, sticky: not long or index == last, par(rich((line,))))
  }
  if shared.figure != none {
    block(above: 0.6em, below: 0.6em, width: 100%, sticky: true, align(center, picture(shared.figure, width)))
  }
}

// A question stays on one page where it can, and the passage above it with it; its answer may go on over the next.
// What belongs below a question stays with it.
#let question-block(question, width, height, below: none) = {
  context {
    let body = {
      asked(question, width)
      v(question.space * 1mm)
      below
    }
    let kept(body) = measure(block(width: width, body)).height <= height
    let whole = block(breakable: not kept(body), above: 0.66em, below: 0.66em, width: 100%, body)
    if question.shared == none { whole } else {
      let long = measure(block(width: width, passage(question.shared, width, false))).height > height / 4
      let together = passage(question.shared, width, long) + whole
      block(breakable: long or not kept(together), above: 0.9em, below: 0.66em, width: 100%, together)
    }
  }
  if question.answered { pad(left: hanging, answer(question)) }
}
`;
