// What tests and documents may rely on in every size and with every seed.

export const password = 'understudy';

export const areas = { own: '云州市青岚新区', foreign: '云州市临江区' } as const;

/** Partners: one on each level of the first tree with a sibling on the third and two on the second, and a second tree of its own. */
export const partnerIds = {
  level1: '501',
  level2: '502',
  level3: '503',
  sibling: '504',
  north: '505',
  brook: '506',
  foreignLevel1: '511',
  foreignLevel2: '512',
  foreignLevel3: '513',
} as const;

/** Primary and junior belong to the level 3 partner, senior to level 2 directly; large exists in the large world only. */
export const schoolIds = { primary: '1001', junior: '1002', senior: '1003', foreign: '1009', large: '1010' } as const;

/** From here on the neighbours of the junior school, in the demo and the large world. */
export const firstNeighbourId = 1011;
/** From here on the schools of the joint exam of 50,000 students, in the large world. */
export const firstRegionId = 1021;

/** Classes that every size has: `schoolId + grade (2 digits) + number (3 digits)`. */
export const classIds = {
  primary: '100106001',
  junior: '100207001',
  juniorSecond: '100207002',
  juniorUpper: '100208001',
  senior: '100310001',
  foreign: '100907001',
  /** Without students and without teachers. */
  empty: '100207099',
} as const;

/** Courses of the junior stage that the personas teach. */
export const courseIds = { chinese: '201', maths: '202', english: '203', physics: '204', history: '208' } as const;

/** Students that test what is unusual; all are in the junior school. */
export const studentIds = {
  sameNameFirst: '100200000001',
  sameNameSecond: '100200000002',
  rareCharacterFirst: '100200000003',
  noClass: '100200000008',
  noGuardian: '100200000009',
} as const;

/** The first knowledge point of junior maths, and two questions on it: one that everybody has, one that the teacher has added; so two groups of questions. */
export const pointIds = { maths: '2020101' } as const;
export const questionGroupIds = { everybodys: '2030302901', own: '90012901' } as const;
export const questionIds = { everybodys: '2020101001', own: '90012001' } as const;

/** Papers of the teacher: one that has not been set yet, and those of the work below. */
export const paperIds = { draft: '90013001', collecting: '90013002', published: '90013003' } as const;

/** Work of the teacher for the class `classIds.junior`: nobody has handed it in yet, or its scores are published. */
export const assignmentIds = { collecting: '90014002', published: '90014003' } as const;

/** Exams of the junior school, one in each state; in the demo and the large world. */
export const examIds = {
  planned: '90015001',
  printed: '90015002',
  sitting: '90015003',
  scanning: '90015004',
  marking: '90015005',
  published: '90015006',
} as const;

/** What a student of the junior school has written about how they feel, in every size. */
export const firstWellbeingText = '90018001';

/** Documents; those of the cloud unless their name says otherwise. */
export const documentIds = {
  /** The teacher's, finished, a PDF with several pages. */
  ownCloud: '90011001',
  /** The teacher's, failed. */
  ownFailed: '90011002',
  /** The teacher's, finished, in the print list. */
  ownPrint: '90010001',
  /** Somebody else's in the junior school, which the whole school sees. */
  sharedSchool: '10028061001',
  /** Somebody else's, which those see who teach the class `classIds.junior`. */
  sharedClass: '10028061002',
  /** Somebody else's in the junior school, shared with nobody. */
  privateOther: '10028061003',
  /** Of the account `teacher-foreign`, shared with the whole of its school. */
  foreign: '90251001',
} as const;

/** The id of each persona, by account. */
export const personaIds = {
  teacher: '9001',
  'subject-leader': '9002',
  'school-admin': '9003',
  psychology: '9004',
  'partner-1': '9005',
  'partner-2': '9006',
  'partner-3': '9007',
  teaching: '9008',
  many: '9009',
  researcher: '9010',
  'classic-teacher': '9011',
  'classic-subject-leader': '9012',
  'classic-school-admin': '9013',
  'grade-leader': '9014',
  'school-master': '9015',
  admin: '9016',
  parttime: '9017',
} as const;

/** Accounts with the same password that the login page does not offer: the other side of every boundary. */
export const helperIds = {
  'admin-primary': '9021',
  'admin-senior': '9022',
  'admin-foreign': '9023',
  'admin-large': '9024',
  'teacher-foreign': '9025',
  'partner-sibling': '9026',
  'partner-foreign': '9027',
} as const;

export type PersonaAccount = keyof typeof personaIds;
export type HelperAccount = keyof typeof helperIds;

/** A teacher of the junior school without any class. */
export const idleTeacherId = '9031';
