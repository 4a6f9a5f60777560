/**
 * What all papers share, in Typst. Only glyphs of the two named fonts are used, so that a paper is the same everywhere:
 * `fallback: false` would show a missing one as a box instead of taking it from the machine.
 */
export const template = String.raw`
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 18mm, bottom: 20mm),
  footer: context align(center, text(8.5pt, fill: luma(90))[
    第 #counter(page).display() 页，共 #counter(page).final().first() 页
  ]),
)
#set text(font: "Noto Sans SC", size: 10.5pt, lang: "zh", region: "cn", fallback: false, top-edge: 1.05em, bottom-edge: -0.47em)
#set par(leading: 0.05em, spacing: 0.25em, justify: true)
#set table(stroke: 0.6pt, inset: (x: 7pt, y: 3pt), align: center + horizon)
#show math.equation: set text(font: ("New Computer Modern Math", "Noto Sans SC"), size: 11pt)
#show math.frac: math.display

#let blank(width: 4em) = box(width: width, stroke: (bottom: 0.6pt), outset: (bottom: 2.5pt))
#let bracket = [（#h(1.6em)）]
#let fields(..names) = align(center, block(below: 1em, names.pos().map(name => [#name：#blank(width: 5.5em)]).join(h(1.2em))))
#let fullName = fields[班级][姓名][学号]
#let scored = fields[班级][姓名][学号][得分]

#let heading(title, note: none) = align(center, {
  block(above: 0pt, below: 0.5em, text(16pt, weight: "bold", title))
  if note != none { block(below: 0.8em, text(9.5pt, fill: luma(70), note)) }
})
#let part(body) = block(above: 0.9em, below: 0.45em, sticky: true, text(11.5pt, weight: "bold", body))

#let number = counter("question")
#let question(body, space: 0pt) = {
  number.step()
  block(breakable: false, above: 0.3em, below: 0.3em, width: 100%, {
    grid(columns: (2em, 1fr), context number.display("1."), body)
    v(space)
  })
}
#let options(columns: 4, ..items) = block(above: 0.3em, grid(
  columns: (1fr,) * columns,
  row-gutter: 0.25em,
  ..items.pos().enumerate().map(((index, item)) => [#"ABCDEF".at(index)．#item]),
))
#let lines(count, gap: 1.8em) = {
  for _ in range(count) { v(gap); line(length: 100%, stroke: 0.5pt + luma(120)) }
  v(0.3em)
}
#let quoted(body, source: none) = block(
  width: 100%, inset: (x: 1em, y: 0.7em), fill: luma(244), radius: 3pt, above: 0.7em, below: 0.7em, {
    body
    if source != none { v(0.2em); align(right, text(9.5pt, fill: luma(70), source)) }
  },
)
#let answers(body) = {
  part[参考答案]
  set text(size: 9.5pt)
  set par(spacing: 0.4em)
  body
}
`;
