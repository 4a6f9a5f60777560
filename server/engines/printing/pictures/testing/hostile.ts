/** A drawing of 100 by 100 of these parts. */
export const drawingOf = (...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${parts.join('')}</svg>`;

/** As the editor of questions hands it in. */
export const dataUrlOf = (bytes: string | Buffer, type = 'svg+xml'): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A few bytes that took the typesetter two minutes, and it could not be stopped. */
export const turbulence = drawingOf(
  '<filter id="f" x="0" y="0" width="5000" height="5000" filterUnits="userSpaceOnUse">',
  '<feTurbulence baseFrequency="0.9" numOctaves="99"/></filter><rect width="5000" height="5000" filter="url(#f)"/>',
);

/** Ten times ten times …: what is drawn once at the bottom is drawn 10 to the power of `levels` times. */
const laughs = (levels: number, wrap: (id: number, ten: string) => string): string[] =>
  Array.from({ length: levels }, (_, level) => wrap(level + 1, `<use href="#i${level}"/>`.repeat(10)));

const group = (id: number, inner: string): string => `<g id="i${id}">${inner}</g>`;
const dot = '<rect id="i0" width="1" height="1"/>';

/** Drawings that cost much or reach out, and what is said of them. */
export const hostileDrawings: readonly (readonly [title: string, svg: string, reason: RegExp])[] = [
  ['noise of many pixels', turbulence, /filter/],
  ['a filter in a style', drawingOf('<rect style="filter: blur(900px)" width="9" height="9"/>'), /filter/],
  ['a filter in a style sheet', drawingOf('<style>rect{filter:blur(9px)}</style><rect/>'), /filter/],
  ['a style sheet from elsewhere', drawingOf('<style>@import url(http://a.example/a.css);</style>'), /style/],
  ['paint from elsewhere', drawingOf('<rect fill="url(http://a.example/a.svg#b)"/>'), /fill/],
  ['a mask', drawingOf('<mask id="m"/><rect mask="url(#m)"/>'), /mask/],
  ['a picture', drawingOf('<image href="data:image/png;base64,AA"/>'), /image/],
  ['a page', drawingOf('<foreignObject><b>1</b></foreignObject>'), /foreignObject/],
  ['a script', drawingOf('<script>1</script>'), /script/],
  ['an act', drawingOf('<rect onclick="1"/>'), /onclick/],
  ['movement', drawingOf('<rect><animate attributeName="x"/></rect>'), /animate/],
  ['what stands elsewhere', drawingOf('<use xlink:href="http://a.example/a.svg#b"/>'), /href/],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawingOf('<text>&a;</text>')}`, /损坏/],
  ['a billion uses', drawingOf(dot, ...laughs(9, group)), /展开后的元素/],
  ['uses of itself', drawingOf('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), /成环/],
  [
    'markers at each of many corners',
    drawingOf(
      `<marker id="m">${'<path/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="M0 0${'L1 1'.repeat(5_000)}"/>`,
    ),
    /展开后的元素/,
  ],
  [
    'patterns of patterns',
    drawingOf(
      ...Array.from(
        { length: 9 },
        (_, level) =>
          `<pattern id="p${level}" width="9" height="9">${`<rect fill="url(#p${level + 1})"/>`.repeat(10)}</pattern>`,
      ),
      '<rect fill="url(#p0)"/>',
    ),
    /展开后的元素/,
  ],
  ['deep nesting', drawingOf('<g>'.repeat(100_000)), /嵌套/],
  [
    'a chain of uses',
    drawingOf(dot, ...Array.from({ length: 100 }, (_, at) => `<g id="i${at + 1}"><use href="#i${at}"/></g>`)),
    /嵌套/,
  ],
  [
    'a chain of uses as long as it may be, from its end',
    drawingOf(...Array.from({ length: 1_900 }, (_, at) => `<g id="i${at}"><use href="#i${at + 1}"/></g>`)),
    /嵌套/,
  ],
  [
    'a long line many times',
    drawingOf(`<path id="a" d="M0 0${'l1 1'.repeat(10_000)}"/>`, '<use href="#a"/>'.repeat(100)),
    /展开后的元素/,
  ],
  [
    'a long text many times',
    drawingOf(`<text id="a">${'字'.repeat(10_000)}</text>`, '<use href="#a"/>'.repeat(100)),
    /展开后的元素/,
  ],
  ['paint from what it marks', drawingOf('<marker id="m"><path fill="context-fill"/></marker>'), /fill/],
  ['many elements', drawingOf('<path/>'.repeat(50_000)), /元素超过/],
  ['much text', drawingOf(`<text>${'字'.repeat(50_000)}</text>`), /文字/],
  ['a huge page', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20000 20000"/>', /宽和高/],
  ['huge numbers', drawingOf('<rect width="1e300"/>'), /数值/],
  ['two of one name', drawingOf('<g id="a"/><g id="a"/>'), /重复/],
  ['no end', '<svg><g>', /损坏/],
  ['no drawing', '<html></html>', /html/],
  ['nothing', '', /损坏/],
];
