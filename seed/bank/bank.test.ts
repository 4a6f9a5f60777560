import { describe, expect, it } from 'vitest';
import { subjects } from '../../contracts/subjects.ts';
import { grouped } from '../../server/database/lists.ts';
import { pictureFault } from '../../server/engines/printing/pictures/picture.ts';
import { chaptersOf } from '../chapters.ts';
import { files } from '../content/files.mjs';
import { checked } from '../content/read.ts';
import { allGrades, coursesOf } from '../curriculum.ts';
import { chapterList, courseList } from './bank.ts';
import * as check from './testing/checking.ts';
import { bankCourses } from './courses.ts';
import { misconceptionCatalogue, mistakesOf } from './misconceptions.ts';
import { templates } from './templates.ts';

const points = check.pointsOf(bankCourses);
const questions = check.worldOf(points, 7);

describe('The whole bank', () => {
  const sizes = (keyOf: (point: (typeof points)[number]) => string): [string, number][] =>
    [...grouped(points, keyOf)].map(([key, those]) => [key, check.sizeOf(those)]);

  it('has enough for a paper of any subject in any grade: 60 questions, and 8 on each chapter', () => {
    const taught = allGrades.flatMap((grade) =>
      coursesOf(grade).map(({ subjectId }) => `${subjectId}/${grade.position}`),
    );
    const grades = sizes(({ subjectId, grade }) => `${subjectId}/${grade}`);
    expect(new Set(grades.map(([key]) => key))).toEqual(new Set(taught));
    expect(grades.filter(([, size]) => size < 60)).toEqual([]);
    expect(
      sizes(({ subjectId, grade, chapter }) => `${subjectId}/${grade}/${chapter}`).filter(([, size]) => size < 8),
    ).toEqual([]);
  });

  it('has questions on every chapter of the textbooks, which there are for all but languages', () => {
    const known = new Set(points.map(({ subjectId, grade, chapter }) => `${subjectId}/${grade}/${chapter}`));
    const chapters = allGrades.flatMap((grade) =>
      coursesOf(grade).flatMap(({ subjectId }) =>
        ([0, 1] as const).flatMap((volume) =>
          chaptersOf(grade, subjectId, volume).map((chapter) => `${subjectId}/${grade.position}/${chapter}`),
        ),
      ),
    );
    expect(chapters.filter((chapter) => !known.has(chapter))).toEqual([]);
    const subjectsOf = (keys: readonly string[]) => new Set(keys.map((key) => key.split('/')[0]));
    expect([...subjectsOf([...known])].filter((id) => !subjectsOf(chapters).has(id)).sort()).toEqual(['1', '3']);
  });

  it('is about all subjects', () => {
    expect(new Set(points.map(({ subjectId }) => subjectId))).toEqual(
      new Set(subjects.map(({ subjectId }) => subjectId)),
    );
  });

  it('has several questions on every knowledge point, so that each has others like it', () => {
    expect(points.filter((point) => check.sizeOf([point]) < 2).map(({ name }) => name)).toEqual([]);
  });

  it('has one course for each subject of a stage', () => {
    const courses = bankCourses.map(({ subjectId, stage }) => `${subjectId}/${stage}`);
    expect(new Set(courses).size).toBe(courses.length);
  });

  it('asks nothing twice, in whatever subject', () => {
    expect(check.repeatedStems([questions])).toEqual([]);
  });

  it('has choices, blanks, written and other answers, and pictures', () => {
    for (const type of ['single', 'multiple', 'fill', 'written', 'other'] as const)
      expect(questions.filter((question) => question.type === type).length, type).toBeGreaterThan(20);
    expect(questions.filter(({ figure }) => figure !== undefined).length).toBeGreaterThan(100);
  });
});

describe('What wrong options come from', () => {
  const choices = points.flatMap((point) =>
    check
      .worldOf([point], 7)
      .flatMap((question) => ('right' in question ? [{ ...point, question, because: question.because ?? [] }] : [])),
  );

  it('is named for an option of most choices in every subject and grade', () => {
    const shares = [...grouped(choices, ({ subjectId, grade }) => `${subjectId}/${grade}`)].map(
      ([key, those]): [string, number] => [
        key,
        those.filter(({ subjectId, question }) => mistakesOf(subjectId, question).length > 0).length / those.length,
      ],
    );
    expect(shares.length).toBeGreaterThan(60);
    expect(shares.filter(([, share]) => share < 0.6)).toEqual([]);
  });

  it('is said of each wrong option or of none, by every id of the catalogue', () => {
    const uneven = choices.filter(({ question, because }) => ![0, question.wrong.length].includes(because.length));
    expect(uneven.map(({ question }) => question.stem)).toEqual([]);
    const said = new Set(choices.flatMap(({ subjectId, because }) => because.map((id) => `${subjectId} ${id}`)));
    const unsaid = misconceptionCatalogue.flatMap(({ subjectIds, kinds }) =>
      kinds.filter(({ id }) => !subjectIds.some((subjectId) => said.has(`${subjectId} ${id}`))).map(({ id }) => id),
    );
    expect(unsaid).toEqual([]);
  });
});

describe('The pictures of the bank', () => {
  it('can all be printed', () => {
    const faults = [questions, ...check.worldsOf(points, 3)].flat().flatMap(({ figure }) => {
      const fault = figure === undefined ? undefined : pictureFault(figure);
      return fault === undefined ? [] : `${fault}: ${figure}`;
    });
    expect(faults).toEqual([]);
  });
});

describe('Questions that are answered by drawing', () => {
  const drawn = questions.filter((question) => 'drawInto' in question && question.drawInto);

  it('have the picture that is drawn into', () => {
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn.filter(({ figure }) => figure === undefined)).toEqual([]);
  });
});

describe('The data files of the bank', () => {
  it('are all used, and so is each of their pictures', () => {
    const courses = checked('questions/courses.yaml', files['questions/courses.yaml'], courseList);
    const listed = courses.flatMap((course) => course.files.map((file) => `questions/${file}.yaml`));
    const found = Object.keys(files).filter((path) => path.startsWith('questions/'));
    const yaml = found.filter((path) => path.endsWith('.yaml') && path !== 'questions/courses.yaml');
    expect(listed.toSorted()).toEqual(yaml.toSorted());
    const named = listed.flatMap((path) =>
      [...JSON.stringify(files[path]).matchAll(/"figure":"([^"]+)"/g)].map(
        ([, name]) => `${path.slice(0, path.lastIndexOf('/'))}/figures/${name}.svg`,
      ),
    );
    expect(new Set(named)).toEqual(new Set(found.filter((path) => path.endsWith('.svg'))));
  });

  it('have a point for each list of templates, and only one list for each point', () => {
    const made = Object.entries(templates).flatMap(([subjectId, lists]) =>
      lists.flatMap((list) => Object.keys(list).map((name) => `${subjectId} ${name}`)),
    );
    const known = points
      .filter((point) => point.templates.length > 0)
      .map(({ subjectId, name }) => `${subjectId} ${name}`);
    expect(made.toSorted()).toEqual(known.toSorted());
  });

  it('are refused with file, place and field where they are wrong', () => {
    const question = {
      type: 'single',
      stem: '结果是（　　）',
      right: '1',
      wrong: ['2', '3', '4'],
      solution: '略',
      facility: '0.5',
    };
    const read = (change: object) => () =>
      checked(
        'x.yaml',
        [{ name: '章', grade: '7', points: [{ name: '点', questions: [question, { ...question, ...change }] }] }],
        chapterList,
      );
    expect(read({})).not.toThrow();
    const place = '内容文件 x.yaml 第 1 项 points 第 1 项 questions 第 2 项';
    expect(read({ facility: '5' })).toThrow(`${place} facility：须在 0.2 到 0.95 之间`);
    expect(read({ solution: '' })).toThrow(`${place} solution：不能为空`);
    expect(read({ wrong: ['2'] })).toThrow(`${place} wrong：`);
    expect(read({ remark: '略' })).toThrow(`${place}：出现未知的键(key): "remark"`);
    expect(read({ type: 'choice' })).toThrow(`${place} type：题型须为`);
  });
});
