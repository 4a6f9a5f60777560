/**
 * One style for all figures. A pixel is 1/96 inch on paper (the printing engine takes 0.75 pt for it), so that letters of
 * 14 px are printed as large as the text of a paper (10.5 pt).
 */
export const style = {
  ink: '#222',
  /** Fill of areas that the question asks for. */
  shade: '#ddd',
  /** Lines of a grid. */
  faint: '#aaa',
  line: 1.5,
  /** Axes, marks, dashed and auxiliary lines. */
  thin: 1,
  faintLine: 0.7,
  dash: '5 4',
  text: 14,
  /** Of raised and lowered letters, as a share of the others. */
  script: 0.7,
  /** Of slanted letters, whose face is a smaller one. */
  slanted: 1.1,
  margin: 6,
  dot: 2.5,
  arrow: 8,
} as const;

/** How a line or an area looks. */
export interface Look {
  dashed?: boolean | undefined;
  fill?: string | undefined;
  width?: number | undefined;
  /** As the lines of a grid: names may stand on it. */
  faint?: boolean | undefined;
}

/** A number as it is written into a drawing: a tenth of a pixel is finer than print. */
export const near = (n: number): string => String(Math.round(n * 10) / 10 + 0);

/** The attributes of a look. */
export const looks = ({ dashed, fill = 'none', width = dashed ? style.thin : style.line, faint }: Look): string =>
  `fill="${fill}" stroke="${faint ? style.faint : style.ink}" stroke-width="${faint ? style.faintLine : width}"${
    dashed ? ` stroke-dasharray="${style.dash}"` : ''
  }`;
