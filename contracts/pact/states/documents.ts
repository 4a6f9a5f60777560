import { assignmentIds, classIds, documentIds, paperIds, personaIds } from '../../../seed/landmarks.ts';
import { documentState } from '../../states.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const teacherId = personaIds.teacher;
const as = 'teacher';

/** A finished cloud document of the teacher and an item of the print list. */
const shelves = (world: World): StateValues => ({
  teacherId,
  classId: classIds.junior,
  assignmentId: assignmentIds.collecting,
  documentId: documentIds.ownCloud,
  printItemId: documentIds.ownPrint,
  title: world.get('select title from documents where id = ?', documentIds.ownFailed),
});

const change = (set: string, id: string) => (world: World) => world.run(`update documents set ${set} where id = ?`, id);

/** States of a teacher's documents. */
export const documentStates = {
  'a teacher with documents in the cloud and in the print list': { as, values: shelves },
  'a teacher with a PDF in the cloud and a paper made of it': {
    as,
    prepare: (world) =>
      world.run(
        'update papers set file_hash = d.hash, file_pages = d.pages from documents d where papers.id = ? and d.id = ?',
        paperIds.draft,
        documentIds.ownCloud,
      ),
    values: (world) => ({ ...shelves(world), paperId: paperIds.draft }),
  },
  'a teacher whose documents have been deleted': {
    as,
    prepare: (world) => world.run('update documents set state = 5 where teacher_id = ?', teacherId),
    values: (world) => ({ ...shelves(world), documentId: documentIds.ownCloud }),
  },
  'a teacher with a document that could not be recognised': {
    as,
    values: (world) => ({ ...shelves(world), documentId: documentIds.ownFailed }),
  },
  'a teacher with a document whose file has not come yet': {
    as,
    prepare: change(`state = ${documentState.new}, hash = '', kind = 'unknown'`, documentIds.ownCloud),
    values: shelves,
  },
  'a teacher with a document whose file has been lost': {
    as,
    prepare: change(`hash = '${'f'.repeat(64)}'`, documentIds.ownCloud),
    values: shelves,
  },
  'a teacher with a picture of one page': {
    as,
    prepare: change("kind = 'picture', pages = 1", documentIds.ownCloud),
    values: shelves,
  },
  'a teacher with a picture that is none': {
    as,
    prepare: change("kind = 'picture', pages = 1", documentIds.ownFailed),
    values: (world) => ({ ...shelves(world), documentId: documentIds.ownFailed }),
  },
} as const satisfies States;
