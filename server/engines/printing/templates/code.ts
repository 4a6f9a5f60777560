/** A QR code, in Typst. */
export const codeTemplate = String.raw`
// No function in here is called for a single corner: Typst would remember each call.
#let code-curve(code, width) = {
  let unit = width / code.size
  let segments = ()
  for corners in code.outlines {
    let (x, y) = corners.first()
    segments.push(curve.move((x * unit, y * unit)))
    for (x, y) in corners.slice(1) { segments.push(curve.line((x * unit, y * unit))) }
    segments.push(curve.close())
  }
  curve(fill: black, fill-rule: "even-odd", ..segments)
}
`;
