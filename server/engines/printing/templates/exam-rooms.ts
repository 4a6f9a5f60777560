/** What hangs at the door of a room and lies in it, in Typst. */
export const examRoomsTemplate = String.raw`
#import "base.typ": *
#import "exam-base.typ": label

#let hair = 0.5pt + luma(120)

#let heading(part, name) = align(center, {
  block(below: 1.5mm, text(size: 11pt, part.school))
  block(below: 2mm, fitted(182mm, 15pt, weight: "bold", part.title))
  if name != none { block(below: 3mm, text(size: 19pt, weight: "bold", tracking: 3pt, name)) }
})

#let sittings(rows) = table(
  columns: (1fr, 1fr, 1fr), rows: 6mm, align: center + horizon, stroke: hair, inset: 0mm,
  table.header(..("日期", "时间", "科目").map(strong)),
  ..rows.map(row => (row.day, row.time, strong(row.subject))).flatten(),
)

// The seats of a room, the front at the top.
#let plan(seats) = {
  let across = calc.min(42mm, 273mm / seats.columns)
  let down = calc.min(22mm, 146mm / seats.rows)
  let named = across >= 13mm and down >= 8mm
  align(center, {
    block(width: 70mm, height: 9mm, below: 5mm, stroke: 0.8pt, align(center + horizon, text(size: 12pt, tracking: 6pt)[讲台]))
    block(width: across * seats.columns, height: down * seats.rows, for one in seats.places {
      place(top + left, dx: one.column * across, dy: one.row * down, block(width: across, height: down, inset: 0.8mm, block(
        width: 100%, height: 100%, radius: 1mm, stroke: if one.name == "" { (thickness: 0.4pt, paint: luma(170), dash: "dashed") } else { 0.6pt },
        align(center + horizon, {
          set text(fill: if one.name == "" { luma(150) } else { black })
          let seat = fitted(across - 2.4mm, if named { 9pt } else { calc.min(11pt, down - 3mm) }, one.seat)
          if named and one.name != "" { stack(spacing: 1.2mm, seat, fitted(across - 3mm, calc.min(12pt, down - 7mm), weight: "bold", one.name)) } else { seat }
        }),
      )))
    })
  })
}

#let candidate-list(columns, room) = grid(
  columns: (1fr,) * columns.len(), column-gutter: 4mm,
  ..columns.map(rows => if rows.len() > 0 {
    table(
      columns: (9mm, 1fr, 24mm), rows: calc.min(8mm, room / (columns.first().len() + 1)), align: (center + horizon, left + horizon, left + horizon), stroke: (_, y) => (bottom: if y == 0 { 0.8pt } else { 0.4pt + luma(190) }), inset: (x: 1mm, y: 0mm),
      table.header(..("座位", rows.first().numberLabel, "姓名").map(name => text(size: 8.5pt, fill: quiet, name))),
      ..rows.map(row => (row.seat, fitted(23mm, 9.5pt, row.number), fitted(22mm, 10.5pt, row.name))).flatten(),
    )
  }),
)

#let door(part, start) = {
  let page-data = part.page
  show: base
  set par(justify: false)
  set page(width: 210mm, height: 297mm, margin: (x: 14mm, top: 14mm, bottom: 12mm))
  start
  heading(part, none)
  block(width: 100%, height: 36mm, below: 2mm, align(center + horizon, fitted(182mm, 84pt, weight: "bold", page-data.room)))
  align(center, block(below: 4mm, text(size: 12pt)[共 #page-data.count 人　#label(page-data.numbers)]))
  sittings(page-data.timetable)
  v(4mm)
  for (index, columns) in page-data.lists.enumerate() {
    if index > 0 {
      pagebreak()
      block(below: 3mm, text(size: 12pt)[*#page-data.room*　考生名单（续）])
    }
    candidate-list(columns, if index == 0 { 194mm - page-data.timetable.len() * 6mm } else { 255mm })
  }
  page(width: 297mm, height: 210mm, margin: (x: 12mm, top: 11mm, bottom: 8mm), {
    align(center, block(below: 4mm, fitted(273mm, 14pt, weight: "bold", page-data.room + "　座位图")))
    plan(page-data.seats)
  })
}

#let filled(name, value, width) = grid(
  columns: (auto, width), column-gutter: 1.5mm, align: bottom,
  label(name), block(width: width, height: 5mm, stroke: (bottom: 0.5pt), align(center + bottom, pad(bottom: 0.8mm, fitted(width, 10.5pt, value)))),
)

#let where-and-when(page-data) = block(width: 100%, below: 3mm, grid(
  columns: (1fr, 1fr), row-gutter: 2.5mm, align: (left, right),
  filled("考场", page-data.place, 66mm), filled("科目", page-data.sitting.subject, 66mm),
  filled("日期", page-data.sitting.day, 66mm), filled("时间", page-data.sitting.time, 66mm),
))

#let signed(page-data) = grid(
  columns: (auto, 1fr), column-gutter: 3mm, align: bottom,
  label(if page-data.invigilators == "" { "监考教师签名" } else { "监考教师（" + page-data.invigilators + "）签名" }),
  line(length: 100%, stroke: 0.5pt),
)

#let attendance(part, start) = {
  let page-data = part.page
  let total = page-data.lists.len()
  show: base
  set par(justify: false)
  set page(width: 210mm, height: 297mm, margin: (x: 14mm, top: 12mm, bottom: 11mm))
  for (index, rows) in page-data.lists.enumerate() {
    if index == 0 { start } else { pagebreak() }
    heading(part, "签到表")
    where-and-when(page-data)
    let height = calc.min(8.5mm, 200mm / (rows.len() + 1))
    table(
      columns: (14mm, 34mm, 30mm, 34mm, 1fr, 24mm), rows: height, align: center + horizon, stroke: hair, inset: 0mm,
      table.header(..("座位", rows.at(0, default: (numberLabel: "考号")).numberLabel, "姓名", "班级", "签名", "备注").map(strong)),
      ..rows.map(row => (row.seat, fitted(32mm, 10.5pt, row.number), fitted(28mm, 11pt, row.name), fitted(32mm, 9.5pt, row.className), [], [])).flatten(),
    )
    place(bottom + left, block(width: 100%, {
      grid(
        columns: (1fr, 1fr, 1fr), align: (left, center, right),
        filled("应到", str(page-data.count) + " 人", 24mm), filled("实到", "", 24mm), filled("缺考", "", 24mm),
      )
      v(6mm)
      signed(page-data)
      if total > 1 { v(2mm); align(center, page-number(index + 1, total)) }
    }))
  }
}

#let empty-rows(columns, names, count, height) = table(
  columns: columns, rows: (8mm,) + (height,) * count, align: center + horizon, stroke: hair, inset: 0mm,
  table.header(..names.map(strong)), ..([],) * (columns.len() * count),
)

#let titled(body) = block(above: 4.5mm, below: 1.8mm, sticky: true, text(size: 11pt, weight: "bold", body))

#let record(part, start) = {
  let page-data = part.page
  show: base
  set par(justify: false)
  set page(width: 210mm, height: 297mm, margin: (x: 14mm, top: 12mm, bottom: 12mm))
  start
  heading(part, "考场记录")
  where-and-when(page-data)
  table(
    columns: (1fr,) * 6, rows: (8mm, 10mm), align: center + horizon, stroke: hair, inset: 0mm,
    table.header(..("应考人数", "实考人数", "缺考人数", "发出试卷", "收回答卷", "剩余试卷").map(strong)),
    str(page-data.count), ..([],) * 5,
  )
  if page-data.numbers != "" { block(above: 2mm, below: 0mm, label("考号范围：" + page-data.numbers)) }
  titled[缺考考生]
  empty-rows((1fr, 0.8fr, 1fr, 0.8fr), ("考号", "姓名", "考号", "姓名"), 5, 8.5mm)
  titled[违纪、作弊考生]
  empty-rows((1fr, 0.7fr, 2fr), ("考号", "姓名", "情节与处理"), 3, 10mm)
  titled[缓考、迟到、早退与其他情况]
  block(width: 100%, height: 36mm, stroke: hair)
  titled[试卷启封与密封]
  table(
    columns: (1fr,) * 4, rows: (8mm, 10mm), align: center + horizon, stroke: hair, inset: 0mm,
    table.header(..("启封时间", "启封人", "密封时间", "密封人").map(strong)), ..([],) * 4,
  )
  place(bottom + left, block(width: 100%, {
    signed(page-data)
    v(7mm)
    grid(
      columns: (1fr, 1fr), column-gutter: 8mm,
      grid(columns: (auto, 1fr), column-gutter: 3mm, align: bottom, label[巡视员签名], line(length: 100%, stroke: 0.5pt)),
      grid(columns: (auto, 1fr), column-gutter: 3mm, align: bottom, label[主考签名], line(length: 100%, stroke: 0.5pt)),
    )
  }))
}
`;
