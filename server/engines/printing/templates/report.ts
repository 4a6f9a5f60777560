/** The report, in Typst. */
export const reportTemplate = String.raw`
#import "base.typ": *
#import "report-lead.typ": bars, report-lead

#let key-figures(block-data) = grid(
  columns: (1fr,) * calc.min(4, block-data.keyFigures.len()), gutter: 3mm,
  ..block-data.keyFigures.map(figure => block(width: 100%, inset: (x: 3mm, y: 2mm), fill: luma(246), radius: 1.5mm, {
    block(below: 0.2em, text(size: 8.5pt, fill: quiet, figure.label))
    text(size: 13pt, weight: "bold", figure.value)
  })),
)

#let data-table(block-data) = {
  set text(size: 9.5pt)
  set par(justify: false)
  table(
    columns: block-data.header.enumerate().map(((column, _)) => if block-data.align.at(column) == "left" { 1fr } else { auto }),
    align: (column, _) => (left: left, center: center, right: right).at(block-data.align.at(column)) + horizon,
    stroke: (_, row) => (bottom: if row == 0 { 0.8pt } else { 0.4pt + luma(200) }),
    inset: (x: 6pt, y: 2.5pt),
    table.header(..block-data.header.map(strong)),
    ..block-data.rows.flatten(),
  )
}

#let report-block(data) = if data.block == "heading" {
  block(above: 1.1em, below: 0.5em, sticky: true, text(size: 12pt, weight: "bold", data.text))
} else {
  block(above: 0.5em, below: 0.7em, width: 100%, breakable: data.block != "keyFigures", {
    if data.block == "paragraph" { rich(data.text) }
    if data.block == "keyFigures" { key-figures(data) }
    if data.block == "table" { data-table(data) }
    if data.block == "bars" { bars(data.bars) }
  })
}

#let report(part, start) = {
  let (first, pages) = part
  show: base
  page(
    width: 210mm, height: 297mm, margin: (x: 14mm, top: 13mm, bottom: 12mm),
    background: context place(bottom + right, dx: -14mm, dy: -5mm, page-number(here().page() - first + 1, pages)),
    {
      start
      block(below: 0.3em, text(size: 16pt, weight: "bold", part.title))
      if part.subtitle != "" { block(below: 0.8em, text(size: 9pt, fill: quiet, part.subtitle)) }
      if part.lead != none {
        report-lead(part.lead)
        if part.blocks.len() > 0 { pagebreak() }
      }
      for data in part.blocks { report-block(data) }
    },
  )
}
`;
