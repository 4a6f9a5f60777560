import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/soak.ts';
import { findCandidates } from './candidates.ts';
import type { FoundPage, LostPage, Sheet } from './sheets.ts';

const className = '七年级1班';
const pile = 'a';

/** Students of a class, by their numbers; who lies where in the pile, page after page. */
function classOf(size: number, places: ReadonlyMap<number, number>, pages = 1): Sheet[] {
  return Array.from({ length: size }, (_, index) => ({
    submissionId: `s${index}`,
    studentName: `学生${index}`,
    studentNo: String(260101 + index),
    examNo: '',
    className,
    pages,
    found: Array.from({ length: pages }, (_, page): FoundPage[] => {
      const place = places.get(index * pages + page);
      return place === undefined ? [] : [{ id: `p${place}`, sheetPage: page + 1, pile, place }];
    }).flat(),
    isDone: false,
  }));
}

const lostAt = (place: number, read: Partial<LostPage> = {}): LostPage => ({
  pile,
  place,
  namedId: '',
  sheetPage: 0,
  studentNo: '',
  ...read,
});

/** All of some slots in their order but those that are left out, each at the place where it lies. */
const inOrder = (size: number, without: readonly number[]): Map<number, number> =>
  new Map(
    Array.from({ length: size }, (_, index) => index).flatMap((index) =>
      without.includes(index) ? [] : [[index, index + 1] as const],
    ),
  );

const whoOf = (sheets: Sheet[], page: LostPage, lost: LostPage[] = [page]) =>
  findCandidates(
    sheets,
    lost,
  )(page).map(({ slot, likelihood, reasons }) => ({
    who: slot.sheet.submissionId,
    sheetPage: slot.sheetPage,
    likelihood,
    replaced: slot.found?.place,
    texts: reasons.map(({ text }) => text),
    against: reasons.filter(({ fits }) => !fits).map(({ text }) => text),
  }));

describe('whose a page may be', () => {
  it('is told by the pages before and after it and by who is missing', () => {
    const [first, ...others] = whoOf(classOf(40, inOrder(40, [17])), lostAt(18));
    expect(first).toMatchObject({ who: 's17', likelihood: 'likely', against: [] });
    expect(first!.texts).toEqual(['前一页 260117，后一页 260119', '七年级1班 40 人，只缺这一位']);
    expect(others).toEqual([]);
  });

  it('is told in a pile that was turned over, and where others are absent', () => {
    const size = 40;
    const lying = [...inOrder(size, [3, 17, 30]).keys()];
    const backwards = new Map(lying.map((index) => [index, size - index]));
    const [first] = whoOf(classOf(size, backwards), lostAt(size - 17));
    expect(first).toMatchObject({ who: 's17', likelihood: 'likely' });
    expect(first!.texts[0]).toBe('前一页 260119，后一页 260117');
  });

  it('is told one after the other for pages that lie beside each other', () => {
    const sheets = classOf(40, inOrder(40, [17, 18]));
    const lost = [lostAt(18), lostAt(19)];
    expect(lost.map((page) => whoOf(sheets, page, lost)[0])).toMatchObject([
      { who: 's17', likelihood: 'likely' },
      { who: 's18', likelihood: 'likely' },
    ]);
  });

  it('is told by the digits that were read, however the pile lies', () => {
    const shuffled = new Map([...inOrder(40, [17, 27]).keys()].map((index) => [index, ((index * 17) % 40) + 1]));
    const [first, ...others] = whoOf(classOf(40, shuffled), lostAt(50, { studentNo: '26011?' }));
    expect(first).toMatchObject({ who: 's17', likelihood: 'likely' });
    expect(first!.texts).toContain('学号读出 26011_，读出的 5 位都相同');
    expect(others).toEqual([]);
    const [full] = whoOf(classOf(40, shuffled), lostAt(50, { studentNo: '260128' }));
    expect(full).toMatchObject({ who: 's27', likelihood: 'likely' });
    expect(full!.texts).toContain('学号读出 260128，全部相同');
  });

  it('is told by the number of the exam where the sheet asks for it, or by the student’s that was filled in instead', () => {
    const asksExamNo = classOf(10, inOrder(10, [4])).map((sheet, index) => ({
      ...sheet,
      examNo: `20260${511 - index}`,
    }));
    const [first, ...others] = whoOf(asksExamNo, lostAt(20, { studentNo: '20260507' }));
    expect(first).toMatchObject({ who: 's4', likelihood: 'likely' });
    expect(first!.texts[0]).toBe('准考证号读出 20260507，全部相同');
    expect(others).toEqual([]);
    const [own] = whoOf(asksExamNo, lostAt(20, { studentNo: '260105' }));
    expect(own).toMatchObject({ who: 's4', likelihood: 'likely' });
    expect(own!.texts[0]).toBe('学号读出 260105，全部相同');
    const [misread] = whoOf(asksExamNo, lostAt(20, { studentNo: '20760507' }));
    expect(misread).toMatchObject({ who: 's4', against: ['准考证号第 3 位读作 7，名单上是 2'] });
    expect(whoOf(asksExamNo, lostAt(5))[0]!.texts[0]).toBe('前一页 20260508，后一页 20260506');
  });

  it('says which digit differs, and what would be replaced', () => {
    const [first] = whoOf(classOf(10, inOrder(10, [])), lostAt(11, { studentNo: '260105' }));
    expect(first).toMatchObject({ who: 's4', replaced: 5, against: ['答题卡已经收到'] });
    const open = classOf(10, inOrder(10, [4]));
    const [misread] = whoOf(open, lostAt(11, { studentNo: '260185' }));
    expect(misread).toMatchObject({ who: 's4', against: ['学号第 5 位读作 8，名单上是 0'] });
  });

  it('is told by its code above all', () => {
    const [first, ...others] = whoOf(classOf(10, inOrder(10, [4])), lostAt(5, { namedId: 's7' }));
    expect(first).toMatchObject({ who: 's7', likelihood: 'likely', replaced: 8 });
    expect(first!.texts[0]).toBe('二维码是学生7的');
    expect(others).toEqual([]);
  });

  it('is told of a sheet of several pages by the other pages of it', () => {
    const sheets = classOf(10, inOrder(20, [9]), 2);
    const [first] = whoOf(sheets, lostAt(10));
    expect(first).toMatchObject({ who: 's4', sheetPage: 2, likelihood: 'likely' });
    expect(first!.texts).toEqual(['前一页 260105 第 1 页，后一页 260106 第 1 页', '已收到第 1 页，缺第 2 页']);
  });

  it('is left open where nothing tells it', () => {
    expect(whoOf(classOf(40, new Map()), lostAt(1))).toEqual([]);
    const shuffled = new Map(Array.from({ length: 20 }, (_, index) => [index * 2, ((index * 7) % 20) * 2 + 1]));
    expect(whoOf(classOf(40, shuffled), lostAt(10))).toEqual([]);
  });

  it('does not call anybody likely by the order of a pile that has none', () => {
    const missing = [3, 9, 20];
    const shuffled = new Map([...inOrder(40, missing).keys()].map((index) => [index, ((index * 17) % 40) + 1]));
    const found = whoOf(classOf(40, shuffled), lostAt(22));
    expect(found.map(({ likelihood }) => likelihood)).not.toContain('likely');
  });
});

/** Numbers that stand for chance, from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

it('whoever is called likely mostly is the one, in piles of every kind', () => {
  let called = 0;
  let right = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 30 }), fc.integer({ min: 2, max: 50 }), (seed, size) => {
      const chance = chances(seed);
      const disorder = chance() ** 2;
      const came = Array.from({ length: size }, (_, index) => index).filter(() => chance() > 0.1);
      const lying = came
        .map((index) => ({ index, key: chance() < disorder ? chance() * size : index }))
        .sort((one, other) => one.key - other.key)
        .map(({ index }) => index);
      const truth = lying[Math.floor(chance() * lying.length)];
      if (truth === undefined) return;
      const place = lying.indexOf(truth) + 1;
      const places = new Map(lying.map((index, at) => [index, at + 1] as const).filter(([index]) => index !== truth));
      const digits = [...String(260101 + truth)].map((digit) => (chance() < 0.5 ? '?' : digit)).join('');
      const studentNo = chance() < 0.3 ? digits : '';
      const [first] = whoOf(classOf(size, places), lostAt(place, { studentNo }));
      if (first?.likelihood !== 'likely') return;
      called++;
      if (first.who === `s${truth}`) right++;
    }),
    { numRuns: runs(400, 20_000) },
  );
  expect(called).toBeGreaterThan(100);
  expect(right / called).toBeGreaterThan(0.9);
});
