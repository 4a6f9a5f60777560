import { printModeLabels, scope as shared, scopeLabels } from '../../../../contracts/constants/assignments.ts';
import { documentState, documentStateLabels } from '../../../../contracts/states.ts';
import { stages, subjects } from '../../../../contracts/subjects.ts';
import { documentKindLabels, type DocumentKind } from '../../../../contracts/wrongbook/document-shapes.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';

const named = 5;

/** The titles of several documents, the first few spelt out. */
export const titlesOf = (documents: readonly { title: string }[]): string =>
  documents
    .slice(0, named)
    .map(({ title }) => `“${title}”`)
    .join('、') + (documents.length > named ? `等 ${documents.length} 份文档` : '');

/** The ids of several as the services take them. */
export const idsOf = (documents: readonly { id: string }[]): string => documents.map(({ id }) => id).join(',');

const subjectNames = new Map<string, string>(subjects.map(({ subjectId, subjectName }) => [subjectId, subjectName]));

/** A subject's name; "-" for none. */
export const subjectName = (subjectId: string): string => subjectNames.get(subjectId) ?? '-';

const gradeNames = new Map(
  stages.flatMap(({ grades, firstGradeId }) => grades.map((name, index) => [String(firstGradeId + index), name])),
);

/** A grade's name, which is the same in all schools; "-" for none. */
export const gradeName = (gradeId: string): string => gradeNames.get(gradeId) ?? '-';

/** What a document is; "-" until its file has come. */
export const kindName = (kind: DocumentKind): string => (kind === 'unknown' ? '-' : documentKindLabels[kind]);

const optionsOf = (labels: Readonly<Record<string, string>>, without = ''): Option[] =>
  Object.entries(labels).flatMap(([value, label]) => (value === without ? [] : [{ value, label }]));

/** The states to filter by; what was deleted is in no list. */
export const stateOptions = optionsOf(documentStateLabels, String(documentState.deleted));

export const kindOptions = optionsOf(documentKindLabels, 'unknown');

export const printModeOptions = optionsOf(printModeLabels);

/** Who may see a document: those of the specification, and its teacher alone. */
const sharingLabels = { 0: '仅自己', ...scopeLabels } as const;

export const sharingOptions = optionsOf(sharingLabels);

export const scopeOptions = optionsOf(scopeLabels);

/** Who may see a document, in words. */
export const sharingOf = ({ scope, className }: { scope: 0 | 1 | 2; className: string }): string =>
  scope === shared.classOnly ? className || sharingLabels[scope] : sharingLabels[scope];
