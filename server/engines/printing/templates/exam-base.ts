/** What all pages of an exam share, in Typst. */
export const examBaseTemplate = String.raw`
#import "base.typ": quiet

#let cut-stroke = (dash: "dashed", thickness: 0.5pt, paint: luma(120))
#let label(body) = text(size: 8.5pt, fill: quiet, body)
`;
