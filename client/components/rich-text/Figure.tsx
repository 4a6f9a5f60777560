import { createElement, memo, type ReactNode } from 'react';
import { widthOf, type Shape } from './drawing.ts';
import styles from './rich-text.module.css';

interface Props {
  /** The picture as a data URL. */
  figure: string;
  /** The same as a drawing, where it is a plain one. */
  drawing: Shape | undefined;
  className?: string | undefined;
}

const label = '题目配图';

/** The picture of a question; a drawing is set in the font of the page. */
export const Figure = memo(function Figure({ figure, drawing, className }: Props): ReactNode {
  if (!drawing) return <img className={className} src={figure} alt={label} />;
  const width = widthOf(drawing);
  const { width: _width, height: _height, ...attributes } = drawing.attributes;
  return (
    <svg
      {...attributes}
      className={`${styles.drawing} ${className ?? ''}`}
      style={{ width }}
      role="img"
      aria-label={label}
    >
      {drawing.children.map(part)}
    </svg>
  );
});

function part(shape: Shape | string, key: number): ReactNode {
  if (typeof shape === 'string') return shape;
  return createElement(shape.name, { ...shape.attributes, key }, ...shape.children.map(part));
}
