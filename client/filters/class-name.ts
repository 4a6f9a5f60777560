/** A class with its grade, unless its own name tells the grade. */
export const fullClassName = ({ gradeName, className }: { gradeName: string; className: string }): string =>
  className.startsWith(gradeName) ? className : `${gradeName}${className}`;
