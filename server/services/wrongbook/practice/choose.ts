import { practiceMode } from '../../../../contracts/constants/assignments.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { chooseForClass } from './choose-class.ts';
import { Filling, type ChosenPaper } from './filling.ts';
import type { Practice } from './practice-rule.ts';
import type { Item } from './practice.queries.ts';
import { Shortfalls } from './shortfalls.ts';
import { bankFor, chancesBy, unlikeness, type Bank } from './similar.ts';
import { wantedBy, type Wanted } from './wanted.ts';

/** What practice comes to. */
export interface Choice {
  wanted: Wanted;
  /** The paper of each student, by student; that of the class where they have one together. */
  papers: ReadonlyMap<string, ChosenPaper>;
  /** Of the class's paper, how many questions somebody has met; undefined where each has a paper of their own. */
  metCount: number | undefined;
}

type Chances = ReturnType<typeof chancesBy>;

/** The mistakes themselves, as far as they are in the bank. */
function sameAgain(practice: Practice, wanted: Wanted, studentId: string, chances: Chances): ChosenPaper {
  const filling = new Filling(practice.rule);
  for (const { questionId, dueDate } of wanted.of(studentId)) {
    if (filling.isFull) break;
    const item = wanted.items.get(questionId)!;
    if (item.isDeleted || !filling.isNew(item)) continue;
    filling.put({ item, practises: null, chance: chances(studentId, item), studentCount: 1, dueDate });
  }
  return { chosen: filling.chosen, shortfall: [] };
}

/** The question that stands best for a mistake: none that the student has met, of the same kind, near the student's level. */
function freshFor(
  mistake: Item,
  studentId: string,
  { bank, chances, filling }: { bank: Bank; chances: Chances; filling: Filling },
): { item: Item; chance: number } | undefined {
  let best: { item: Item; chance: number; rank: number } | undefined;
  for (const item of bank.like(mistake)) {
    if (!filling.isNew(item) || bank.hasMet(studentId, item.id)) continue;
    const chance = chances(studentId, item);
    const rank = unlikeness(item, mistake, chance);
    if (!best || rank < best.rank) best = { item, chance, rank };
  }
  return best;
}

/** For each mistake another question, until the paper is full. */
function others(practice: Practice, wanted: Wanted, studentId: string, bank: Bank, chances: Chances): ChosenPaper {
  const filling = new Filling(practice.rule);
  const shortfalls = new Shortfalls();
  for (const { questionId, dueDate } of wanted.of(studentId)) {
    if (filling.isFull) break;
    const mistake = wanted.items.get(questionId)!;
    const fresh = freshFor(mistake, studentId, { bank, chances, filling });
    if (fresh) filling.put({ ...fresh, practises: questionId, studentCount: 1, dueDate });
    else shortfalls.add(mistake);
  }
  return { chosen: filling.chosen, shortfall: shortfalls.list };
}

/** Chooses what is practised: by students of their own mistakes, or by the class of what most of it have open. */
export function choosePractice(sandbox: Sandbox, practice: Practice): Choice {
  const { rule, students } = practice;
  const wanted = wantedBy(sandbox, practice);
  const chances = chancesBy(sandbox, practice);
  const bank = rule.practiceMode === practiceMode.extend ? bankFor(sandbox, practice, wanted) : undefined;
  if (rule.scope === 'class') {
    const { metCount, ...paper } = chooseForClass(practice, wanted, { bank, chances });
    return { wanted, metCount, papers: new Map(students.map(({ studentId }) => [studentId, paper])) };
  }
  const paperOf = (studentId: string): ChosenPaper =>
    bank ? others(practice, wanted, studentId, bank, chances) : sameAgain(practice, wanted, studentId, chances);
  return {
    wanted,
    metCount: undefined,
    papers: new Map(students.map(({ studentId }) => [studentId, paperOf(studentId)])),
  };
}
