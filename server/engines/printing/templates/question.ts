/** A question with its figure, options, passage and answer, in Typst. */
export const questionTemplate = String.raw`
#import "base.typ": *

#let hanging = 2.1em

// What stands before a text; measured by itself its punctuation would be narrower.
#let label(width, body) = box(width: width, baseline: 0.32em, body)
// Each row is a line of text, so that options with and without fractions stand on one baseline.
// What ends them keeps punctuation before it as wide as it is within a line.
#let option-rows(options, columns, width) = {
  let ended(body) = body + box(width: 0pt)
  let measured = options.map(body => measure(ended(body)).width)
  set par(justify: false)
  for (row, bodies) in options.chunks(columns).enumerate() {
    block(spacing: 0.46em, bodies.enumerate().map(((column, body)) => {
      ended(body)
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

#let indent = (amount: 2em, all: true)

// How far verses are set in, so that the longest of them stands in the middle; all of them begin below each other.
#let verse-indent(lines, width) = {
  let verses = lines.filter(line => line.place == "verse")
  if verses.len() == 0 { 0pt } else {
    calc.max(0pt, (width - calc.max(..verses.map(line => measure(rich((line,))).width))) / 2)
  }
}

// A line of a passage: its title and author in the middle, verses set in, where it was taken from at the right.
#let passage-line(line, sticky, verse-indent) = {
  let body = rich((line,))
  let kept = block.with(spacing: 0.41em, width: 100%, sticky: sticky)
  let heads = block.with(spacing: 0.41em, width: 100%, sticky: true)
  if line.place == "title" { heads(align(center, text(font: fonts, weight: "bold", body))) }
  else if line.place == "author" { heads(align(center, body)) }
  else if line.place == "verse" { kept(pad(left: verse-indent, body)) }
  else if line.place == "label" { heads(text(font: fonts, weight: "bold", body)) }
  else if line.place == "source" { kept(align(right, body)) }
  else if line.place == "paragraph" { kept(par(first-line-indent: indent, body)) }
  else { kept(par(body)) }
}

// Each line of a stem is a block of its own, so that a long one can go on over the page; its first line is never left alone.
#let stem(question, width, keeps) = {
  // The place for a letter is never torn apart, and never stands alone on a line.
  show regex("（[ 　]+）"): it => sym.wj + box(baseline: 0.32em, it)
  let last = question.stem.len() - 1
  let verses = verse-indent(question.stem, width - hanging.to-absolute())
  for (index, line) in question.stem.enumerate() {
    let bracket = if question.bracket and index == last { [（　　）] }
    let keeps = index == 0 and last > 0 or index == last and keeps
    if index == 0 {
      block(spacing: 0.36em, width: 100%, sticky: keeps, par(hanging-indent: hanging, {
        label(hanging, question.label)
        if question.worth != "" { question.worth }
        rich((line,)) + bracket
      }))
    } else if line.place == "line" {
      block(spacing: 0.36em, width: 100%, sticky: keeps, pad(left: hanging, par(rich((line,)) + bracket)))
    } else { pad(left: hanging, passage-line(line, keeps, verses)) }
  }
}

// A drawing is as large as on the screen where there is room, and no smaller than its words allow.
#let smallest = 0.7
#let tallest = (below: 52mm, beside: 42mm, any: 56mm)

#let picture(figure, most, width: none) = {
  let natural = if "width" in figure { figure.width * 1pt } else { most }
  let tall = measure(image(figure.path, width: natural)).height
  let wanted = calc.max(smallest, if width == none { calc.min(1, tallest.below / tall) } else { calc.min(1, tallest.beside / tall, width / natural) })
  image(figure.path, width: natural * calc.min(wanted, most / natural, tallest.any / tall))
}

// Where a figure stands beside the text it takes less than half of the line.
#let beside-share = 0.42

#let worded(question, width, figure: none, keeps: false) = {
  let chosen = question.options.len() > 0
  stem(question, width, figure != none or chosen or keeps)
  if figure != none {
    block(above: 0.6em, below: 0.6em, width: 100%, sticky: keeps, align(center, figure))
  }
  if chosen {
    block(spacing: 0.46em, width: 100%, breakable: false, sticky: keeps, pad(left: hanging, options(question, width - hanging.to-absolute())))
  }
}

// A figure that is wide or flat stands below the text, any other beside it.
#let is-beside(question, width) = {
  if question.place != none { return question.place == "beside" }
  let (width: wide, height: tall) = measure(picture(question.figure, width))
  wide <= 0.45 * width or (smallest * wide <= beside-share * width and wide < 2 * tall)
}

#let asked(question, width, keeps) = {
  if question.figure == none { return worded(question, width, keeps: keeps) }
  if not is-beside(question, width) {
    return worded(question, width, figure: picture(question.figure, width - hanging.to-absolute()), keeps: keeps)
  }
  let most = beside-share * width
  let taken = measure(picture(question.figure, 0.5 * width, width: most)).width
  let narrower = calc.max(width - taken - 5mm, 0.5 * width)
  block(spacing: 0.41em, width: 100%, breakable: false, sticky: keeps, grid(
    columns: (narrower, 1fr), align: (left + top, right + top),
    worded(question, narrower), pad(top: 0.4em, picture(question.figure, width - narrower - 3mm, width: most)),
  ))
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

// What stands together at most, as a share of the page: what is larger may go on over the next, so that none is left half empty.
#let most-together = 0.3
// As much of a passage stays with its first question; what heads a part and the passage may come on top of it.
#let tail-together = 0.24

#let passage(shared, width, height, first) = {
  block(above: 0.9em, below: 0.66em, sticky: true, par(text(font: fonts, weight: "bold", shared.heading)))
  let tall(body) = measure(block(width: width, body)).height
  let figure = if shared.figure != none {
    block(above: 0.6em, below: 0.6em, width: 100%, sticky: true, align(center, picture(shared.figure, width)))
  }
  let verses = verse-indent(shared.passage, width)
  let ends = shared.passage.len()
  while ends > 0 {
    let end = shared.passage.slice(ends - 1).map(line => passage-line(line, false, verses)).join()
    if tall(end + figure + first) > tail-together * height { break }
    ends -= 1
  }
  for (index, line) in shared.passage.enumerate() { passage-line(line, index >= ends, verses) }
  figure
}

// A blank room to write goes on over the next page, after a part of it that stays with its question.
#let least-room = 20mm
// What is blank would not count as something that stands there: what is to stay with it would stay with what follows, too.
#let blank-room(body, ..style) = block(above: 0pt, below: 0pt, width: 100%, fill: white, ..style, body)

// A composition is written into squares, twenty in a row and counted by the hundred, or on lines.
#let essay-room(essay) = {
  let row = block.with(breakable: false, above: 0pt, below: 1.8mm, width: 100%)
  if "lines" in essay {
    for _ in range(essay.lines) { row(height: 7.6mm, stroke: (bottom: 0.5pt), none) }
    return
  }
  for index in range(calc.ceil(essay.squares / 20)) {
    let counted = calc.rem(index + 1, 5) == 0
    row(align(center, box({
      grid(columns: (7.8mm,) * 20, rows: 7.8mm, stroke: 0.4pt + luma(60))
      if counted { place(bottom + right, dx: 7mm, text(size: 7pt, fill: quiet)[#((index + 1) * 20)]) }
    })))
  }
}

// A question stays on one page unless it is long; its answer may go on over the next. What belongs below it stays with it.
#let question-block(question, width, height, below: none) = {
  context {
    let room = question.space * 1mm
    let first-room = calc.min(room, least-room)
    let has-essay = question.essay != none
    let keeps = room > 0mm or has-essay or below != none
    let body = asked(question, width, keeps) + if room > 0mm or below != none { blank-room(v(first-room) + below, breakable: false) }
    let goes-on = room > first-room
    let most = if below == none { most-together * height } else { height }
    let isLong = measure(block(width: width, body)).height > most
    let after = if goes-on { 0pt } else { 0.66em }
    // What may break stands in the page itself: a block could begin with nothing of it, apart from the heading above.
    let whole = if isLong { v(0.66em, weak: true) + body + v(after, weak: true) } else {
      block(breakable: false, above: 0.66em, below: after, width: 100%, body)
    }
    if question.shared != none { passage(question.shared, width, height, whole) }
    whole
    if has-essay { v(1.5mm) + essay-room(question.essay) }
    if goes-on { blank-room(none, below: 0.66em, height: room - first-room) }
  }
  if question.answered { pad(left: hanging, answer(question)) }
}
`;
