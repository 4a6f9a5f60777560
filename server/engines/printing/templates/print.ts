/** A document of several parts, in Typst; when it is measured it tells where its parts and their regions are. */
export const printTemplate = String.raw`
#import "/book.typ": book
#import "/cut.typ": cut
#import "/exam.typ": exam
#import "/paper.typ": paper
#import "/sheet.typ": sheet
#import "/half-sheet.typ": half-sheet
#import "/report.typ": report
#import "/learning.typ": learning

#let data = json("/document.json")
#set document(title: data.title, date: none)

#for (index, part) in data.parts.enumerate() {
  let start = place(top + left, [#metadata((kind: "part", index: index)) <region>])
  if part.kind == "paper" { paper(part, start) }
  if part.kind == "sheet" { sheet(part, start, data.isMeasured) }
  if part.kind == "halfSheet" { half-sheet(part, start, data.isMeasured) }
  if part.kind == "report" { report(part, start) }
  if part.kind == "learning" { learning(part, start, index) }
  if part.kind == "book" { book(part, start, data.isMeasured) }
  if part.kind == "cut" { cut(part, start) }
  if part.kind == "exam" { exam(part, start) }
}

#if data.isMeasured {
  context [#metadata(query(<region>).map(found => {
    let place = found.location().position()
    (..found.value, page: place.page, x: place.x / 1mm, y: place.y / 1mm)
  })) <regions>]
}
`;
