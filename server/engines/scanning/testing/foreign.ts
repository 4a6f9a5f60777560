import { createCanvas } from '@napi-rs/canvas';
import type { Layout } from '../../../../contracts/wrongbook/layout.ts';
import { drawCode } from '../../printing/code.ts';
import { grayOf, type GrayPicture } from '../picture.ts';

/** A form of another product: B5 paper, small marks, the code at the lower left, round bubbles. */
export const foreignLayout: Layout = {
  version: 1,
  width: 182,
  height: 257,
  pages: [
    {
      page: 1,
      marks: [
        { corner: 'topLeft', x: 10, y: 12, width: 5, height: 5 },
        { corner: 'topRight', x: 167, y: 12, width: 5, height: 5 },
        { corner: 'bottomLeft', x: 10, y: 240, width: 5, height: 5 },
        { corner: 'bottomRight', x: 167, y: 240, width: 5, height: 5 },
      ],
      code: { x: 22, y: 215, width: 16, height: 16 },
      regions: [
        ...Array.from({ length: 12 }, (_, row) =>
          ['A', 'B', 'C'].map((option, column) => ({
            kind: 'bubble' as const,
            questionId: `n${row + 1}`,
            option,
            x: 30 + column * 9,
            y: 40 + row * 8,
            width: 4,
            height: 4,
          })),
        ).flat(),
        { kind: 'answer', questionId: 'n13', part: 1, x: 75, y: 40, width: 90, height: 60 },
      ],
    },
  ],
};

const scale = 5;

/** The form as it is printed, at five pixels per millimetre; without a text it has no code. */
export function drawForeign(code: string | undefined, layout = foreignLayout): GrayPicture {
  const [width, height] = [layout.width * scale, layout.height * scale];
  const context = createCanvas(width, height).getContext('2d');
  context.fillStyle = '#f4f1e8';
  context.fillRect(0, 0, width, height);
  context.scale(scale, scale);
  const { marks, regions, code: place } = layout.pages[0]!;
  for (const { corner, x, y, ...size } of marks) {
    context.fillStyle = '#151515';
    context.fillRect(x, y, size.width, size.height);
    context.fillStyle = '#f4f1e8';
    if (corner === 'bottomLeft')
      context.fillRect(x + size.width / 4, y + size.height / 4, size.width / 2, size.height / 2);
  }
  context.lineWidth = 0.25;
  for (const { kind, x, y, ...size } of regions) {
    context.beginPath();
    if (kind === 'bubble') context.arc(x + size.width / 2, y + size.height / 2, size.width / 2, 0, 7);
    else context.rect(x, y, size.width, size.height);
    context.stroke();
  }
  context.fillStyle = '#151515';
  const { size, outlines } = drawCode(code ?? '');
  context.translate(place.x, place.y);
  context.beginPath();
  for (const outline of code ? outlines : []) {
    for (const [index, [x, y]] of outline.entries()) {
      const [across, down] = [(x / size) * place.width, (y / size) * place.height];
      if (index === 0) context.moveTo(across, down);
      else context.lineTo(across, down);
    }
  }
  context.fill('evenodd');
  return grayOf(width, height, context.getImageData(0, 0, width, height).data, 4);
}
