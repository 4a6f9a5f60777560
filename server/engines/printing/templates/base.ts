/** Words that all templates share, in Typst: fonts, text with formulas and blanks, numbers of pages. */
export const baseTemplate = String.raw`
#import "complement.typ": complement

// The Chinese font would put an accent that it has beside a letter that it has, where it lacks the two in one.
#let fonts = ((name: "Libertinus Serif", covers: complement), "Noto Sans SC")
// Papers are set as books are: in the face that Chinese schools print them in, with heads in the other one.
#let book-fonts = ((name: "Libertinus Serif", covers: complement), "Noto Serif SC", "Noto Sans SC")
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

#let run(piece) = {
  if "text" in piece {
    if "narrow" in piece { narrow(piece.text) } else { piece.text }
  } else if "math" in piece {
    if "before" in piece { gap }
    // Fractions in a line of text are as large as those on a line of their own.
    math.equation(math.display(eval(piece.math, mode: "math").body))
    if "after" in piece { gap }
  } else if "blank" in piece {
    h(0.15em, weak: true)
    blank(piece.blank * 1em)
    h(0.15em, weak: true)
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
