const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements of which a drawing may consist. */
export const elements = setOf(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan marker linearGradient radialGradient ' +
    'stop clipPath pattern style',
);

/** Elements that say something of the drawing and are not drawn. */
export const remarks = setOf('title desc metadata');

/** Elements that are drawn along lines, and so may have markers. */
export const lines = setOf('path line polyline polygon');

/** How an element looks, said by an attribute or in a style; none of them makes pixels of it. */
const looks =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap ' +
  'stroke-linejoin stroke-miterlimit opacity color display visibility clip-rule stop-color stop-opacity font-size ' +
  'font-weight font-style text-anchor dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing ' +
  'text-decoration paint-order overflow vector-effect clip-path marker-start marker-mid marker-end';

/** Properties of styles. */
export const properties = setOf(looks);

/** Attributes of elements. */
export const attributes = setOf(
  `${looks} id class style viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points rotate transform offset ` +
    'gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits ' +
    'markerWidth markerHeight markerUnits refX refY orient preserveAspectRatio pathLength textLength lengthAdjust href',
);

/** Those whose values are no numbers. */
export const wordy = setOf(
  'fill stroke color stop-color id class style href clip-path marker-start marker-mid marker-end',
);

/** Attributes and properties without which a drawing looks the same, or which the printed font replaces. */
export const ignored =
  /^(xml.*|version|baseProfile|role|aria-.*|data-.*|lang|tabindex|focusable|content(Style|Script)Type|type|media|pointer-events|cursor|enable-background|-.*|font(-family|-variant.*|-stretch|-feature-settings|-kerning|-synthesis.*|-optical-sizing|-size-adjust)|line-height|text-(align.*|indent|transform|rendering|orientation)|white-space|writing-mode|direction|unicode-bidi|block-progression|isolation|(color|image|shape)-(rendering|interpolation.*)|color-profile|solid-(color|opacity)|user-select|background(-color)?|margin|padding|max-width|stroke-alignment)$/;
