import { setImmediate as turn } from 'node:timers/promises';
import { practiceMode } from '../../../../contracts/constants/assignments.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { chooseForClass } from './choose-class.ts';
import { Filling, type ChosenPaper } from './filling.ts';
import type { Practice } from './practice-rule.ts';
import type { Item } from './practice.queries.ts';
import { Shortfalls } from './shortfalls.ts';
import { bankFor, chancesBy, unlikeness, type Bank, type Chances } from './similar.ts';
import { joined, meantOf, wantedBy, type Wanted } from './wanted.ts';

/** What practice comes to. */
export interface Choice {
  wanted: Wanted;
  /** The paper of each student, by student; that of the class where they have one together. */
  papers: ReadonlyMap<string, ChosenPaper>;
  /** Of the class's paper, how many questions somebody has met; undefined where each has a paper of their own. */
  metCount: number | undefined;
}

/** What a student's paper is chosen from. */
interface Means {
  wanted: Wanted;
  chances: Chances;
  filling: Filling;
}

/** The mistakes themselves, as far as they are in the bank. */
function sameAgain(studentId: string, { wanted, chances, filling }: Means): ChosenPaper {
  for (const { questionId, dueDate } of meantOf(wanted, studentId)) {
    if (filling.isFull) break;
    const item = wanted.items.get(questionId)!;
    if (item.isDeleted || !filling.isNew(item)) continue;
    filling.put({ item, practises: null, chance: () => chances(studentId, item), studentCount: 1, dueDate });
  }
  return { chosen: filling.chosen, shortfall: [] };
}

/** The question that stands best for a mistake: none that the student has met, of the same kind, near the student's level. */
function freshFor(mistake: Item, studentId: string, bank: Bank, { chances, filling }: Means): Item | undefined {
  let best: { item: Item; rank: number } | undefined;
  for (const item of bank.like(mistake)) {
    if (!filling.isNew(item) || bank.hasMet(studentId, item.id)) continue;
    const rank = unlikeness(item, mistake, chances(studentId, item));
    if (!best || rank < best.rank) best = { item, rank };
  }
  return best?.item;
}

/** For each mistake another question, until the paper is full. */
function others(studentId: string, bank: Bank, means: Means): ChosenPaper {
  const { wanted, chances, filling } = means;
  const shortfalls = new Shortfalls();
  for (const { questionId, dueDate } of meantOf(wanted, studentId)) {
    if (filling.isFull) break;
    const mistake = wanted.items.get(questionId)!;
    const item = freshFor(mistake, studentId, bank, means);
    if (!item) shortfalls.add(mistake);
    else
      filling.put({
        item,
        practises: questionId,
        chance: () => chances(studentId, item),
        studentCount: 1,
        dueDate,
      });
  }
  return { chosen: filling.chosen, shortfall: shortfalls.list };
}

const isExtending = ({ rule }: Practice): boolean => rule.practiceMode === practiceMode.extend;

/** Students whose papers are chosen at once: a few milliseconds. */
const atOnce = 15;

/** The papers of the students of a class. */
async function papersOfEach(sandbox: Sandbox, practice: Practice, wanted: Wanted): Promise<[string, ChosenPaper][]> {
  const chances = chancesBy(sandbox, practice);
  const bank = isExtending(practice) ? bankFor(sandbox, practice, wanted) : undefined;
  const paperOf = (studentId: string): ChosenPaper => {
    const means = { wanted, chances, filling: new Filling(practice.rule) };
    return bank ? others(studentId, bank, means) : sameAgain(studentId, means);
  };
  const papers: [string, ChosenPaper][] = [];
  for (const { studentId } of practice.students) {
    if (papers.length % atOnce === 0) await turn();
    papers.push([studentId, paperOf(studentId)]);
  }
  return papers;
}

/** The one paper of all students. */
function paperOfAll(sandbox: Sandbox, practice: Practice, wanted: Wanted): Choice {
  const bank = isExtending(practice) ? bankFor(sandbox, practice, wanted) : undefined;
  const { metCount, ...paper } = chooseForClass(practice, wanted, { bank, chances: chancesBy(sandbox, practice) });
  return { wanted, metCount, papers: new Map(practice.students.map(({ studentId }) => [studentId, paper])) };
}

/**
 * Chooses what is practised: by students of their own mistakes, or by all of what most of them have open. Class by class, so that
 * others are answered in between.
 */
export async function choosePractice(sandbox: Sandbox, practice: Practice): Promise<Choice> {
  const read: Wanted[] = [];
  const papers: [string, ChosenPaper][] = [];
  for (const students of grouped(practice.students, ({ classId }) => classId).values()) {
    const part = { ...practice, students };
    const wanted = wantedBy(sandbox, part);
    read.push(wanted);
    await turn();
    if (practice.rule.scope === 'student') papers.push(...(await papersOfEach(sandbox, part, wanted)));
  }
  const wanted = joined(read);
  if (practice.rule.scope === 'class') return paperOfAll(sandbox, practice, wanted);
  return { wanted, metCount: undefined, papers: new Map(papers) };
}
