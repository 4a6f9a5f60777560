import type { Kind } from '../../../../kinds.ts';
import { relationsOf } from '../../../../relations.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { belongsToOne } from './belonging.ts';
import { pathOfRows } from './compare.ts';
import { contentOf, type Content } from './content.ts';
import { knownOf } from './others.ts';
import { keyOf, lawOf, ownInput, type Input, type Subject } from './subject.ts';

/** Other things that are asked for, at most. */
const mostOthers = 3;

/** What a read is asked to be of decides what it answers: of another thing of the same kind it answers something else. */
export const scopeLaws = (subject: Subject): Law[] =>
  scopesOf(subject).map(([field, kind]) =>
    lawOf(subject, `范围 ${field}`, (prober) => compared({ subject, field, kind, prober })),
  );

/** Who reaches one school has no other one to ask for. */
const scopesOf = ({ endpoint }: Subject): [field: string, kind: Kind][] =>
  Object.entries(relationsOf(endpoint)).flatMap(([field, relation]) =>
    relation && 'scope' in relation && relation.scope !== 'school' ? [[field, relation.scope]] : [],
  );

interface Scope {
  subject: Subject;
  field: string;
  kind: Kind;
  prober: Prober;
}

async function compared(scope: Scope): Promise<Deviation[]> {
  const { field } = scope;
  const { answered, refused } = await answersOf(scope);
  const [first, ...others] = answered;
  // Who refuses another thing has looked which one it is.
  if (first !== undefined && others.length === 0 && refused > 0) return [];
  if (first === undefined || others.length === 0) throw new NotExercised(`没有另一个可查的 ${field}`);
  const other = others.find(({ text }) => text !== first.text);
  if (other) return shared(scope, first, other);
  // Of two things the same may be true by chance.
  return [deviation('$.data', `不同的 ${field} 有不同的答复`, `${answered.length} 次答复相同`, 'inferred')];
}

interface Answers {
  answered: Content[];
  refused: number;
}

/** What the read answers of the thing that its success is of, and of others until one differs. */
async function answersOf({ subject, field, kind, prober }: Scope): Promise<Answers> {
  const own = ownInput(subject, prober);
  const found: Answers = { answered: [], refused: 0 };
  for (const id of (await idsFor(kind, own[field], prober)).slice(0, mostOthers + 1)) {
    const content = await contentOf(subject, prober, { ...own, [field]: id } satisfies Input);
    if (content) found.answered.push(content);
    else if (id === own[field]) throw new NotExercised(`没有答复所查的 ${field}`);
    else found.refused++;
    if (new Set(found.answered.map(({ text }) => text)).size > 1) return found;
  }
  return found;
}

/** First what the success asks for, then others. */
async function idsFor(kind: Kind, own: unknown, prober: Prober): Promise<unknown[]> {
  const known = await knownOf(kind, prober);
  return own === undefined ? known : [own, ...known.filter((id) => id !== own)];
}

/** Rows that hold in other reads the one thing to which they belong are not another one's. */
function shared({ subject, kind }: Scope, first: Content, other: Content): Deviation[] {
  if (!belongsToOne(subject.rows.row, kind)) return [];
  const key = keyOf(subject);
  const keys = new Set(first.rows.map(key));
  const both = other.rows.filter((row) => keys.has(key(row))).length;
  return both === 0 ? [] : [deviation(pathOfRows(subject), '各自的行', `${both} 项属于不止一个`)];
}
