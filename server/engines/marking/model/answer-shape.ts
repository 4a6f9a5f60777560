import * as z from 'zod';

// What the model has to answer. Strict: a field too many is refused like one that is missing.

const line = z.string().max(500);

const composition = z.strictObject({
  dimensions: z
    .array(z.strictObject({ key: z.enum(['content', 'structure', 'language', 'writing']), comment: line }))
    .max(4),
  sentences: z
    .array(
      z.strictObject({
        quote: z.string().min(1).max(500),
        kind: z.enum(['praise', 'problem', 'typo', 'advice']),
        comment: line,
        suggestion: line,
      }),
    )
    .max(60),
  overall: z.string().max(1000),
});

const markedAnswer = z.strictObject({
  index: z.int(),
  recognised: z.string().max(10_000),
  score: z.number().min(0),
  parts: z.array(z.strictObject({ score: z.number().min(0), reason: line })).max(120),
  confidence: z.number().min(0).max(1),
  reason: line.min(1),
  comment: z.string().max(2000),
  composition: composition.nullable(),
});

const modelAnswer = z.strictObject({ marks: z.array(markedAnswer).max(20) });

/** The mark of one answer as the model gives it. */
export type MarkedAnswer = z.infer<typeof markedAnswer>;

/** The JSON schema that is sent to the model. */
export const answerSchema = z.toJSONSchema(modelAnswer, { target: 'draft-7' });

/** What the marks must keep to: which answers were sent, and what each part is worth. */
export interface Bounds {
  indexes: readonly number[];
  worth: readonly number[];
  score: number;
}

/** Halves of hundredths that rounding leaves. */
const tolerance = 0.011;

function faultOf(mark: MarkedAnswer, { worth, score }: Bounds): string | undefined {
  const which = `index ${mark.index}`;
  if (mark.score > score + tolerance) return `${which}：score ${mark.score} 超过满分 ${score}`;
  if (mark.parts.length !== worth.length) return `${which}：parts 应有 ${worth.length} 项`;
  const over = mark.parts.findIndex((part, index) => part.score > worth[index]! + tolerance);
  if (over >= 0) return `${which}：parts[${over}] 超过 ${worth[over]}`;
  const sum = mark.parts.reduce((all, part) => all + part.score, 0);
  return Math.abs(sum - mark.score) > tolerance ? `${which}：parts 之和 ${sum} 与 score ${mark.score} 不等` : undefined;
}

function misplaced(marks: readonly MarkedAnswer[], { indexes }: Bounds): string | undefined {
  const given = marks.map(({ index }) => index);
  if (new Set(given).size !== given.length) return '同一 index 出现多次';
  const unknown = given.find((index) => !indexes.includes(index));
  if (unknown !== undefined) return `没有 index 为 ${unknown} 的作答`;
  const missing = indexes.find((index) => !given.includes(index));
  return missing === undefined ? undefined : `缺少 index ${missing}`;
}

/** JSON as it stands, or inside the fence that some models put around it. */
function jsonOf(text: string): unknown {
  const fenced = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text;
  try {
    return JSON.parse(fenced);
  } catch {
    return undefined;
  }
}

/** Reads the model's answer; a fault is one Chinese line, which also tells the model what to mend. */
export function readAnswer(text: string, bounds: Bounds): { marks: MarkedAnswer[] } | { fault: string } {
  const parsed = modelAnswer.safeParse(jsonOf(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join('.') ?? '';
    return { fault: where === '' ? '不是所要求的 JSON' : `字段 ${where} 不合规则` };
  }
  const { marks } = parsed.data;
  const fault = misplaced(marks, bounds) ?? marks.map((mark) => faultOf(mark, bounds)).find(Boolean);
  return fault === undefined ? { marks } : { fault };
}
