import { PictureFault } from './fault.ts';
import * as names from './svg-names.ts';

const mostRules = 200;
const mostNumber = 1_000_000;

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const local = /^\s*url\(\s*["']?#([^"')\s]+)["']?\s*\)/;
const without = (what: string): PictureFault => new PictureFault(`SVG 含有不支持的内容 ${what.slice(0, 40)}`);

/** The id that a value points at within its drawing; undefined where it points nowhere. */
export const pointsAt = (value: string): string | undefined => local.exec(value)?.[1];

/** An attribute as it is kept, none where it is of no use; throws PictureFault for what a drawing may not have. */
export function keptAttribute(name: string, value: string): [name: string, value: string][] {
  const plain = name === 'xlink:href' ? 'href' : name;
  if (plain.includes(':') || names.ignored.test(plain)) return [];
  if (!names.attributes.has(plain)) throw without(name);
  if (plain === 'style') return [[plain, keptDeclarations(value, true)]];
  if (plain === 'id' && !/^[^\s"'()#]{1,200}$/.test(value)) throw without(name);
  if (plain === 'href') return [[plain, localAddress(value)]];
  return [[plain, keptValue(plain, value)]];
}

function localAddress(value: string): string {
  if (!/^#[^\s"'()#]+$/.test(value.trim())) throw without('href');
  return value.trim();
}

function keptValue(name: string, value: string): string {
  const target = pointsAt(value);
  if (target !== undefined) return `url(#${target})`;
  if (/url|\\|image|expression|javascript|^context-/i.test(value) && name !== 'id' && name !== 'class')
    throw without(name);
  if (!names.wordy.has(name))
    for (const [digits] of value.matchAll(number))
      if (!(Math.abs(Number(digits)) <= mostNumber)) throw new PictureFault(`SVG 的 ${name} 数值过大`);
  return value;
}

function keptDeclarations(css: string, mayPoint: boolean): string {
  const kept = css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const [name, value] = [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()];
    const saysNothing = /^(none|normal|auto|inherit)$/.test(value) && !names.properties.has(name);
    if (saysNothing || names.ignored.test(name)) return [];
    if (!names.properties.has(name) || (!mayPoint && pointsAt(value) !== undefined)) throw without(name);
    return `${name}:${keptValue(name, value)}`;
  });
  return kept.join(';');
}

/** A style sheet with what a drawing may have: plain rules that point nowhere. */
export function keptStyle(css: string): string {
  const rules = css.replace(/\/\*[^]*?(?:\*\/|$)/g, '').split('}');
  if (rules.length > mostRules) throw new PictureFault(`SVG 的样式规则超过 ${mostRules} 条`);
  const kept = rules.flatMap((rule) => {
    if (rule.trim() === '') return [];
    const [selector = '', declarations, ...more] = rule.split('{');
    if (declarations === undefined || more.length > 0 || !/^[\w\s.#,*>-]{1,200}$/.test(selector))
      throw without('style');
    return `${selector.trim()}{${keptDeclarations(declarations, false)}}`;
  });
  return kept.join('\n');
}

/** Whether an element is kept; throws PictureFault for what a drawing may not have. */
export function isKept(name: string): boolean {
  if (name.includes(':') || names.remarks.has(name)) return false;
  if (!names.elements.has(name)) throw without(name);
  return true;
}
