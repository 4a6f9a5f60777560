/** A document that Typst lays out on A4. */
export interface Paper {
  title: string;
  /** What it is filed under; "" where it suits every subject or grade. */
  subjectId: string;
  gradeId: string;
  /** Typst markup, in the words of the template. */
  body: string;
}
