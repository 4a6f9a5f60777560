import { mistakeCauseLabels, mistakeStateLabels } from '../../../../../contracts/constants/mistake-causes.ts';
import { mistakeSourceLabels } from '../../../../../contracts/constants/mistakes.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { BookPart } from '../../../../engines/printing/book-parts.ts';
import { reader } from '../../../../engines/mistakes/histories.ts';
import { selectPoints } from '../../mistakes/points.queries.ts';
import { stageOf } from '../../mistakes/lesson.ts';
import { countsOf } from '../../mistakes/students.ts';
import type { OwnMistakes } from './own-mistakes.ts';
import type { BookMistake } from './read-mistakes.ts';
import type { BookTask } from './task.ts';
import type { Chapter } from './chapters.ts';
import { entryOf } from './entries.ts';

const mistakesIn = ({ mistakes }: Pick<Chapter, 'mistakes'>) => mistakes.flatMap(({ mistake }) => mistake ?? []);

/** From when to when the mistakes of a booklet were made. */
function spanText(mistakes: readonly BookMistake[]): string {
  const first = mistakes.map(({ firstTime }) => firstTime).toSorted()[0]!;
  const last = mistakes
    .map(({ wrongTime }) => wrongTime)
    .toSorted()
    .at(-1)!;
  return `${first.slice(0, 10)} 至 ${last.slice(0, 10)}`;
}

const stateWords = { ...mistakeStateLabels, due: '今天到期', fading: '快要忘记' } as const;

/** Which mistakes a booklet has, in words. */
function choiceText(sandbox: Sandbox, { filters, lesson, given }: BookTask): string {
  if (given) return '按练习规则选出的题';
  const { from, state, cause, source, pointId } = filters;
  const points = pointId === undefined ? [] : selectPoints(sandbox, lesson.subjectId, stageOf(sandbox, lesson.classId));
  const words = [
    ...(from === undefined ? [] : [`${from} 以来`]),
    ...(state === undefined ? [] : [stateWords[state]]),
    ...(source === undefined ? [] : [`来自${mistakeSourceLabels[source]}`]),
    ...(cause === undefined ? [] : [`错因是${mistakeCauseLabels[cause]}`]),
    ...points.flatMap((one) => (one.pointId === pointId ? [one.name] : [])),
  ];
  return words.length === 0 ? '全部错题' : `${words.join('、')}的错题`;
}

function factsOf(sandbox: Sandbox, task: BookTask, { owner, whole, chapters }: OwnMistakes): BookPart['facts'] {
  const { open, consolidating, mastered } = whole;
  const mistakes = chapters.flatMap(mistakesIn);
  const { times, days } = reader(sandbox.sqlite).ruleOf(owner.studentId);
  const apart = times > 1 && days > 0 ? `，每次至少相隔 ${days} 天` : '';
  return [
    ...(mistakes.length === 0 ? [] : [{ label: '时间', value: spanText(mistakes) }]),
    { label: '收录', value: choiceText(sandbox, task) },
    {
      label: '全部错题',
      value: `${open + consolidating + mastered} 道：未掌握 ${open}，巩固中 ${consolidating}，已掌握 ${mastered}`,
    },
    { label: '怎样掌握', value: `盖住答案重做，做对 ${times} 次${apart}，这道题就算掌握。` },
  ];
}

/** A student's mistakes as a booklet. */
export function bookOf(sandbox: Sandbox, task: BookTask, today: string, own: OwnMistakes): BookPart {
  const { studentName: name, studentNo } = own.owner;
  return {
    kind: 'book',
    size: task.size,
    title: task.title,
    student: { name, studentNo, className: task.lesson.className },
    facts: factsOf(sandbox, task, own),
    chapters: own.chapters.map((chapter) => ({
      title: chapter.title,
      counts: countsOf(mistakesIn(chapter), today),
      entries: chapter.mistakes.map((one) => entryOf(one, today, task.withWrong)),
    })),
  };
}
