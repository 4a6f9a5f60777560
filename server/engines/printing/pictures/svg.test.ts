import { describe, expect, it } from 'vitest';
import { drawingText, readDrawing } from './svg.ts';

const fonts = { upright: 'Upright', italic: 'Italic' };
const text = (inner: string): string =>
  drawingText(readDrawing(`<svg viewBox="0 0 9 9">${inner}</svg>`), fonts, (words) => words);

describe('The letters of a drawing', () => {
  it('are of the upright font, whatever it asks for', () => {
    expect(text('<text font-family="Arial">A甲</text>')).toContain('font-family="Upright" viewBox');
    expect(text('<text font-family="Arial">A甲</text>')).toContain('<text>A甲</text>');
  });

  it('are of the italic font where it slants Latin or Greek ones, in a part of a text too', () => {
    expect(text('<text font-style="italic">v</text>')).toContain('<text font-family="Italic" font-style="italic">v');
    expect(text('<text><tspan font-style="italic">α</tspan>/m</text>')).toContain('<tspan font-family="Italic"');
  });

  it('stay upright where the italic font has not all of them, as it would bring in another for the whole line', () => {
    expect(text('<text font-style="italic">v甲</text>')).not.toContain('Italic');
  });
});
