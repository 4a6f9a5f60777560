import { minutesFor } from '../../../../contracts/constants/questions.ts';
import type { Item } from './practice.queries.ts';
import type { Rule } from './practice-rule.ts';
import type { Shortfall } from './shortfalls.ts';

/** A question to practise. */
export interface Chosen {
  item: Item;
  /** The mistake for which it stands; null where it is the mistake itself. */
  practises: string | null;
  /** How likely it is answered with full marks. */
  chance: () => number;
  /** How many students have the mistake. */
  studentCount: number;
  dueDate: string;
}

/** A question of a paper with what it is worth there. */
export type Placed = Chosen & { score: number };

/** One paper of practice as it is chosen, and of which points the bank has too few. */
export interface ChosenPaper {
  chosen: readonly Chosen[];
  shortfall: readonly Shortfall[];
}

/** A paper that is being filled: no two questions of one template, as many and as long as the rule allows. */
export class Filling {
  readonly chosen: Chosen[] = [];
  private readonly templates = new Set<string>();
  private minutes = 0;

  constructor(private readonly rule: Rule) {}

  get isFull(): boolean {
    return this.chosen.length >= this.rule.most;
  }

  /** Whether the paper has no question that differs from this only in numbers. */
  isNew({ id, template }: Item): boolean {
    return !this.templates.has(template || id);
  }

  /** Takes a question unless it takes longer than is left. */
  put(one: Chosen): void {
    const minutes = minutesFor(one.item);
    if (this.rule.minutes !== undefined && this.minutes + minutes > this.rule.minutes) return;
    this.minutes += minutes;
    this.templates.add(one.item.template || one.item.id);
    this.chosen.push(one);
  }
}
