/** Words that all templates share, in Typst: fonts, text with formulas and blanks, numbers of pages. */
export const baseTemplate = String.raw`
#import "complement.typ": complement, letters

// The Chinese font would put an accent that it has beside a letter that it has, where it lacks the two in one.
#let fonts = ((name: "Libertinus Serif", covers: complement), "Noto Sans SC")
// Papers are set as books are: in the face that Chinese schools print them in, with heads in the other one.
// Letters and digits are as in books, narrower than those of the Chinese font; signs such as that of degrees stay its own.
#let book-fonts = ((name: "Libertinus Serif", covers: letters), "Noto Serif SC", "Noto Sans SC")
#let quiet = luma(90)

// What is larger than A4 lies across, is folded in the middle, and has two columns. B4 is that of JIS, as schools have it.
#let paper-sizes = (
  A4: (width: 210mm, height: 297mm, columns: 1),
  B4: (width: 364mm, height: 257mm, columns: 2),
  A3: (width: 420mm, height: 297mm, columns: 2),
)

// What is higher than a line of text, such as a fraction, keeps its distance by the leading alone: the edges are tight.
// A formula counts as high as its ink, and not, as Typst would have it, as what is left when it reaches into the leading:
// the fraction below would reach into it too.
#let base(size: 10.5pt, fonts: fonts, body) = {
  set text(font: fonts, size: size, lang: "zh", region: "cn", fallback: false, top-edge: 0.9em, bottom-edge: -0.32em, hyphenate: false)
  set par(leading: 0.36em, spacing: 0.41em, justify: true)
  set block(spacing: 0.41em)
  show math.equation: set text(font: ("New Computer Modern Math", ..fonts), size: 1.05em, top-edge: "bounds", bottom-edge: "bounds")
  body
}

// Quotation marks of the Chinese font are as wide as a character unless told otherwise.
#let narrow(body) = text(lang: "en", features: ("pwid",), body)

#let gap = h(0.18em, weak: true)

#let blank(width) = box(width: width, stroke: (bottom: 0.6pt), outset: (bottom: 2.5pt))

#let unset(source) = highlight(
  fill: luma(225), extent: 1pt, top-edge: 0.9em, bottom-edge: -0.3em,
  text(font: ("DejaVu Sans Mono", ..fonts), size: 0.85em, source),
)

// A dot below a character stands within the line; punctuation gets none, and letters keep together as words do.
#let dot(character) = box(baseline: 0.32em, {
  character
  place(bottom + center, dy: -0.03em, circle(radius: 0.085em, fill: black))
})
#let dotted(text) = text.matches(regex("[\p{Latin}\p{M}]+|[\p{P}\p{Z}]+|.")).map(found => {
  let body = found.text.clusters()
  if found.text.contains(regex("^[\p{P}\p{Z}]")) { found.text }
  else if body.len() == 1 { dot(found.text) }
  else { box(baseline: 0.32em, body.map(dot).join()) }
}).join()

#let wave = tiling(size: (6pt, 2.4pt), curve(
  stroke: 0.5pt, curve.move((0pt, 1.2pt)),
  curve.cubic((1.5pt, 0pt), (1.5pt, 0pt), (3pt, 1.2pt)), curve.cubic((4.5pt, 2.4pt), (4.5pt, 2.4pt), (6pt, 1.2pt)),
))
#let lined(style, body) = underline(offset: 0.25em, evade: false, stroke: style, body)

#let run(piece) = {
  if "text" in piece {
    if "narrow" in piece { narrow(piece.text) } else { piece.text }
  } else if "math" in piece {
    if "before" in piece { gap }
    // Fractions in a line of text are as large as those on a line of their own.
    math.equation(math.display(eval(piece.math, mode: "math").body))
    if "after" in piece { gap }
    if "closed" in piece { sym.wj }
  } else if "mark" in piece {
    let body(set-text) = piece.runs.map(one => if "narrow" in one { run(one) } else { set-text(one.text) }).join()
    if piece.mark == "dot" { body(dotted) }
    else { lined(if piece.mark == "line" { 0.6pt } else { (paint: wave, thickness: 2.4pt) }, body(text => text)) }
  } else if "blank" in piece {
    // The number of a blank, or the first letter of a word, stays with its line, and so does a comma behind it.
    if "joined" in piece { sym.wj } else { h(0.15em, weak: true) }
    blank(piece.blank * 1em)
    if "closed" in piece { sym.wj } else { h(0.15em, weak: true) }
  } else {
    unset(piece.source)
  }
}

// As high as a line of text: a line of nothing but a low formula is no lower.
#let strut = box(width: 0pt, height: 1.22em, baseline: 0.32em)

#let rich(lines) = lines.map(line => {
  let body = if line.runs.all(piece => "math" in piece) { strut } + line.runs.map(run).join()
  if line.latin { narrow(body) } else { body }
}).join(linebreak())

// A line of text, smaller where it would be wider than its place; a character is at most as wide as its size.
#let fitted(width, size, body, ..style) = {
  if body.clusters().len() * size <= width { return text(size: size, ..style, body) }
  context {
    let natural = measure(text(size: size, ..style, body)).width
    text(size: size * calc.min(1, width / natural), ..style, body)
  }
}

#let page-number(number, total) = text(size: 8.5pt, fill: quiet)[第 #number 页　共 #total 页]
`;
