/** A passage or figure that questions next to each other share; it is printed once, above the first of them. */
export interface PaperGroup {
  id: string;
  subjectId: string;
  /** "" where the figure or the transcript says all. */
  passage: string;
  /** What is read aloud, printed with the answers alone. */
  transcript?: string;
  /** As that of a question. */
  figure?: string;
}

export interface PaperQuestion {
  number: number;
  score: number;
  group?: PaperGroup;
  stem: string;
  /** Of a choice, without their letters. */
  options?: readonly string[];
  /** Says that several options are right. */
  multiple?: boolean;
  /** SVG as text, or a PNG, JPEG or SVG as a data URL. */
  figure?: string;
  /** Where the figure stands; beside the text where it is narrow enough unless given. */
  figurePlace?: 'beside' | 'below';
  answer?: string;
  solution?: string;
  rubric?: readonly { text: string; score: number }[];
  /** Millimetres to write on below the question, where the paper leaves room. */
  space?: number;
  /** Instead of it for a composition: squares for its characters, or lines for its words. */
  essay?: { squares: number } | { lines: number };
}
