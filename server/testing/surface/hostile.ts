import fc from 'fast-check';

// What nobody means to send: texts that databases, pages, spreadsheets and engines might take for something else.

/** Texts that mean something to what they may pass through. */
export const hostileTexts = [
  ...[
    "'; drop table students; --",
    '" or 1=1 --',
    "x' union select password_hash from users --",
    '%',
    '_',
    '%_%',
    '\\',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '&lt;b&gt;', '{{7*7}}', '${7*7}', '{title}', '$&'],
  ...['=1+1', '@SUM(A1)', "=cmd|'/c calc'!A0", '+1', '-1', '../../main', '..\\main', 'C:\\a', '/etc/passwd', 'main.x'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'NaN', 'Infinity'],
  ...['-0', '1e309', '0x10', '1e3', '٣', '１２', '9'.repeat(19), '9'.repeat(20), '1,1', '1,', ',', 'true', '[]', '{}'],
  ...['\0', 'a\0b', '\ud800', 'a\udc00', '王\ud83d', '\r\n', '\t', '\x1b[31m', '\x7f', '\u2028', '\ufeff', '\ufffe'],
  ...['\u202e倒着', '\u200f', '\u200b', '　', ' ', '', '👩‍👩‍👧‍👦', '🏳️‍🌈', '𠮷野家', 'e\u0301', 'ﷺ', 'İ', 'ß'],
];

/** Letters of every plane, broken ones among them, and whole ones as people see them. */
const anyLetters = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));

const brokenLetters = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });

/** Texts up to nearly the size that a body may have. */
const longTexts = fc
  .tuple(fc.constantFrom('x', '9', '%', "'", '<', '班', '😀', ' ', ','), fc.constantFrom(1_000, 20_000, 300_000))
  .map(([letter, times]) => letter.repeat(times));

/** A hostile text of up to a few letters. */
export const shortText = fc.oneof(fc.constantFrom(...hostileTexts), anyLetters, brokenLetters);

/** A hostile text, now and then a very long one. */
export const hostileText = fc.oneof({ weight: 30, arbitrary: shortText }, { weight: 1, arbitrary: longTexts });

/** Brackets within brackets; closed, so that it is JSON. */
export const nested = (depth: number, open = '[', inner = '', close = ']'): string =>
  open.repeat(depth) + inner + close.repeat(depth);

const oddValues = [
  ...['null', 'true', 'false', '0', '-0', '1', '-1', '1.5', '1e309', '-1e309', '1e-400', '9007199254740993'],
  ...['[]', '{}', '[null]', '["1"]', '{"length":1}', '{"toString":1}', '{"valueOf":null}', '{"__proto__":{"a":1}}'],
  ...['{"constructor":{"prototype":{"a":1}}}', nested(200), nested(200, '{"a":', '1', '}'), '"\\ud800"', '"\\u0000"'],
];

/** A JSON value as it is written, of any type. */
export const hostileJson = fc.oneof(
  fc.constantFrom(...oddValues),
  hostileText.map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 3 }),
);

const oddParameters = [
  ...['%', '%zz', '%ff', '%00', '%c0%80', '%ED%A0%80', '%E7%8E', '%u0041', '%25%32%35', '+', '%2B', '=', ';', '[]'],
];

/** A text as a query has it: letters that cannot be sent are replaced. */
export const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** The value of a query's parameter as it is written, encoded or broken. */
export const hostileParameter = fc.oneof(fc.constantFrom(...oddParameters), hostileText.map(encoded));

/** Names of fields that objects have without being given them, and others that nobody declared. */
export const hostileKey = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'then'],
  ...['', '0', 'length', 'id', 'schoolId ', 'SCHOOLID', 'isDeleted', 'schoolId[]', 'a.b', '班级', '\u202e', '$where'],
);
