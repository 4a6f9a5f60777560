import { describe, expect, it } from 'vitest';
import { questionType } from '../../../contracts/constants/questions.ts';
import {
  answersIn,
  blanksIn,
  byUrgency,
  countsOf,
  firstOpen,
  firstPage,
  linesOf,
  optionLines,
  type Book,
  type Entry,
  type ListedBook,
} from './entry.ts';

const { choice, fillIn, answer } = questionType;

const entryIn = (state: Entry['state'], position: number) => ({ id: String(position), position, state }) as Entry;
const entriesIn = (...states: Entry['state'][]) => states.map((state, index) => entryIn(state, index + 1));

describe('answers', () => {
  it('of a choice are its letters, however they are typed', () => {
    expect(answersIn(choice, ['b、d b'])).toEqual([['B', 'D']]);
    expect(linesOf(choice, [['B', 'D']], 0)).toEqual(['BD']);
    expect(answersIn(choice, ['没有'])).toEqual([[]]);
  });

  it('of blanks have a line for each, with what else is right after a bar', () => {
    expect(blanksIn('系数是____，次数是______。')).toBe(2);
    expect(linesOf(fillIn, [['1/2', '0.5']], 2)).toEqual(['1/2 | 0.5', '']);
    expect(answersIn(fillIn, ['1/2 | 0.5', '3'])).toEqual([['1/2', '0.5'], ['3']]);
  });

  it('in words are one text', () => {
    expect(linesOf(answer, [], 0)).toEqual(['']);
    expect(answersIn(answer, ['$x=3$ | 舍去负值'])).toEqual([['$x=3$ | 舍去负值']]);
  });

  it('of a choice begin with four options', () => {
    expect(optionLines([])).toEqual(['', '', '', '']);
    expect(optionLines(['是', '否'])).toEqual(['是', '否']);
  });
});

describe('what is opened first', () => {
  it('is what came back, then what is not complete', () => {
    const open = (...states: Entry['state'][]) => firstOpen({ questions: entriesIn(...states), task: 'enter' })?.id;
    expect(open('ready', 'draft', 'sentBack')).toBe('3');
    expect(open('ready', 'empty', 'draft')).toBe('3');
    expect(open('approved', 'ready')).toBe('2');
    expect(open()).toBeUndefined();
  });

  it('is in a review what has been solved but not judged, then what has not been solved', () => {
    const open = (...states: Entry['state'][]) => firstOpen({ questions: entriesIn(...states), task: 'review' })?.id;
    expect(open('approved', 'ready', 'judged')).toBe('3');
    expect(open('approved', 'sentBack', 'ready')).toBe('3');
  });

  it('is of a book the own page that came back, then the own one that is begun, then one to review', () => {
    const page = (id: string, state: Book['pages'][number]['state'], enterer: string) =>
      ({ id, state, enterer: { id: enterer, name: '' } }) as Book['pages'][number];
    const others = [page('1', 'approved', '7'), page('2', 'sentBack', '8'), page('3', 'review', '8')];
    const own = [page('4', 'entering', '7'), page('5', 'sentBack', '7')];
    expect(firstPage({ pages: [...others, ...own] }, '7')).toBe('5');
    expect(firstPage({ pages: [...others, own[0]!] }, '7')).toBe('4');
    expect(firstPage({ pages: others }, '7')).toBe('3');
    expect(firstPage({ pages: others }, '8')).toBe('2');
    expect(firstPage({ pages: [page('1', 'approved', '7'), page('6', 'open', '')] }, '7')).toBe('6');
  });

  it('is in the list what came back, what waits for review, what nobody has begun, what is done', () => {
    const book = (id: string, sentBackCount: number, enteredCount: number, approvedCount: number) =>
      ({ id, sentBackCount, enteredCount, approvedCount, pageCount: 8 }) as ListedBook;
    const books = [book('done', 0, 8, 8), book('open', 0, 0, 0), book('waits', 0, 4, 2), book('back', 1, 0, 0)];
    expect(books.toSorted(byUrgency).map(({ id }) => id)).toEqual(['back', 'waits', 'open', 'done']);
  });
});

it('counts the questions of a page by state; what is complete waits once the page is handed over', () => {
  const questions = entriesIn('ready', 'draft', 'ready', 'sentBack');
  expect(countsOf({ questions, state: 'entering' })).toBe('录好 2，在录 1，退回 1');
  expect(countsOf({ questions: entriesIn('ready', 'approved'), state: 'review' })).toBe('待复核 1，通过 1');
  expect(countsOf({ questions: [], state: 'open' })).toBe('');
});
