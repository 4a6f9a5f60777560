import { subjects } from '../../contracts/subjects.ts';
import { courseIdOf } from '../curriculum.ts';
import { helperIds, personaIds, schoolIds } from '../landmarks.ts';
import type { SeededClass, World } from '../world.ts';
import type { Exceptions } from './document-contents.ts';

/** Somebody with documents. */
export interface Owner {
  teacherId: string;
  schoolId: string;
  subjectId: string;
  /** Classes that the teacher teaches the subject in; at least one. */
  classes: SeededClass[];
}

/** Somebody with a print list as well. */
export interface PrintingOwner extends Owner {
  /** Finished items that nobody has opened yet, and those that were opened. */
  unread: number;
  read: number;
  /** Finished documents in the cloud. */
  cloud: number;
  /** On either shelf. */
  exceptions: Exceptions;
}

type Amounts = Omit<PrintingOwner, keyof Owner> & { subjectId: string };

const none: Exceptions = { failed: 0, without: 0, deleted: 0 };

const amounts: Record<string, Amounts> = {
  [personaIds.teacher]: {
    subjectId: '2',
    unread: 3,
    read: 13,
    cloud: 12,
    exceptions: { failed: 1, without: 1, deleted: 1 },
  },
  [personaIds.many]: { subjectId: '3', unread: 105, read: 5, cloud: 9, exceptions: { ...none, without: 1 } },
  [personaIds.teaching]: { subjectId: '4', unread: 1, read: 4, cloud: 8, exceptions: none },
  [personaIds['classic-teacher']]: {
    subjectId: '1',
    unread: 2,
    read: 3,
    cloud: 8,
    exceptions: { ...none, failed: 1 },
  },
  [personaIds['subject-leader']]: { subjectId: '1', unread: 0, read: 6, cloud: 10, exceptions: none },
};

function ownerOf(world: World, schoolId: string, teacherId: string, subjectId: string): Owner {
  const courseId = courseIdOf('junior', subjectId);
  const classes = world.classes.filter(
    ({ id, school }) => school.id === schoolId && world.taught.get(`${id}:${courseId}`) === teacherId,
  );
  return { teacherId, schoolId, subjectId, classes };
}

/** The personas that have print lists. */
export const printingOwners = (world: World): PrintingOwner[] =>
  Object.entries(amounts).map(([teacherId, { subjectId, ...rest }]) => ({
    ...ownerOf(world, schoolIds.junior, teacherId, subjectId),
    ...rest,
  }));

/** For each subject of the junior school one of its teachers who is no persona, as long as there is one. */
export function sharingOwners(world: World): Owner[] {
  const personas = new Set<string>(Object.values(personaIds));
  return subjects.flatMap(({ subjectId }) => {
    const courseId = courseIdOf('junior', subjectId);
    const teacherId = world.classes
      .filter(({ school }) => school.id === schoolIds.junior)
      .map(({ id }) => world.taught.get(`${id}:${courseId}`))
      .find((id) => id !== undefined && !personas.has(id));
    return teacherId === undefined ? [] : [ownerOf(world, schoolIds.junior, teacherId, subjectId)];
  });
}

/** The teacher on the other side of the boundary. */
export const foreignOwner = (world: World): Owner =>
  ownerOf(world, schoolIds.foreign, helperIds['teacher-foreign'], '2');
