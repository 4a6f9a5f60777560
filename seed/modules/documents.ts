import { printMode, scope } from '../../contracts/constants/assignments.ts';
import { documentState } from '../../contracts/states.ts';
import { dateAfter, officeHours, termBefore, termDays, termOf, termStart } from '../calendar.ts';
import { sinceJoining } from '../joining.ts';
import { schoolIds } from '../landmarks.ts';
import type { Random } from '../random.ts';
import type { SeedModule, World } from '../world.ts';
import { finishedOnes, shelfOf, type Content } from './document-contents.ts';
import { foreignOwner, printingOwners, sharingOwners, type Owner, type PrintingOwner } from './document-owners.ts';

const printedWithinDays = 40;
const secondsOfWork = 36_000;
const { wholeSchool, classOnly } = scope;
const nobody = 0;
const firstInCloud = 1_001;
const foreignDocuments = 5;

/** As many moments as there are documents, oldest first, each within so many days from a date on. */
const drawMoments = (random: Random, count: number, from: string, days: number): string[] =>
  Array.from(
    { length: count },
    () => `${dateAfter(from, random.below(days))} ${officeHours(random.below(secondsOfWork))}`,
  ).sort();

function addPrintItems(world: World, random: Random, owner: PrintingOwner): void {
  const { teacherId, schoolId, subjectId, unread, read, classes } = owner;
  const contents = shelfOf(world, subjectId, owner.exceptions, [read, unread]);
  const from = dateAfter(world.now.slice(0, 10), -printedWithinDays);
  const moments = drawMoments(random, contents.length, from, printedWithinDays);
  contents.forEach((content, index) => {
    const printedFor = random.chance(0.6) ? random.pick(classes) : undefined;
    world.write.document({
      ...content,
      id: `${teacherId}${String(index + 1).padStart(4, '0')}`,
      teacherId,
      schoolId,
      subjectId,
      shelf: 'print',
      gradeId: content.gradeId || (printedFor?.grade.gradeId ?? ''),
      isRead: index < contents.length - unread ? 1 : 0,
      classId: printedFor?.id,
      printMode: printedFor ? printMode.smartMatch : printMode.unifiedCap,
      copies: printedFor?.students ?? 5 * (1 + random.below(12)),
      createTime: moments[index]!,
    });
  });
}

/** Puts documents into the cloud; `scopes` say over and over who sees those that are finished. */
function addToCloud(
  world: World,
  random: Random,
  owner: Owner,
  contents: Content[],
  scopes: number[],
  idPrefix: string,
) {
  const { teacherId, schoolId, subjectId, classes } = owner;
  const moments = drawMoments(random, contents.length, termStart(termBefore(termOf(world.now))), termDays);
  contents.forEach((content, index) => {
    const seen = content.state === documentState.done ? scopes[index % scopes.length]! : nobody;
    const ofGrade = classes.filter(({ grade }) => grade.gradeId === content.gradeId);
    const ownClass = (ofGrade.length > 0 ? ofGrade : classes)[0]!;
    world.write.document({
      ...content,
      id: `${idPrefix}${firstInCloud + index}`,
      teacherId,
      schoolId,
      subjectId,
      shelf: 'cloud',
      gradeId: content.gradeId || ownClass.grade.gradeId,
      scope: seen,
      classId: seen === classOnly ? ownClass.id : undefined,
      createTime: sinceJoining(world, schoolId, moments[index]!),
    });
  });
}

function addShared(world: World, random: Random, owner: Owner, scopes: number[], idPrefix: string): void {
  const next = finishedOnes(world, owner.subjectId);
  const contents = scopes.map(next);
  addToCloud(world, random, owner, contents, scopes, idPrefix);
}

export const documentsModule: SeedModule = {
  name: 'documents',
  title: '云文档与打印文档',
  run(world, random) {
    for (const owner of printingOwners(world)) {
      addPrintItems(world, random, owner);
      const contents = shelfOf(world, owner.subjectId, owner.exceptions, [1, owner.cloud - 1]);
      addToCloud(world, random, owner, contents, [nobody, wholeSchool, nobody, classOnly], owner.teacherId);
    }
    for (const owner of sharingOwners(world)) {
      const idPrefix = `${schoolIds.junior}8${owner.subjectId.padStart(2, '0')}`;
      addShared(world, random, owner, [wholeSchool, classOnly, nobody], idPrefix);
    }
    const foreign = foreignOwner(world);
    addShared(world, random, foreign, new Array<number>(foreignDocuments).fill(wholeSchool), foreign.teacherId);
  },
};
