import type { Endpoint } from '../endpoint.ts';
import { fieldKinds, type CaseProfile, type FieldKind } from '../profile.ts';
import type { Judged } from './expected.ts';
import { jsonOf, refusalIn } from './bodies.ts';
import type { Deviation } from './deviation.ts';
import { envelopeSchemaOf } from './envelope-schema.ts';
import { differencesOf } from './shape.ts';
import type { Answer } from './answer.ts';
import { keysIn, jsonPath, anyIndex } from './values.ts';

/** How an answer came, where that is other than assumed and the stand-in can do likewise. */
export function mannerOf(planned: Judged, answer: Answer, deviations: readonly Deviation[]): CaseProfile {
  const body = jsonOf(answer);
  if (body === null || typeof body !== 'object') return {};
  const isRefusal = planned.expected.kind === 'refusal';
  const fields = fieldsOf(deviations);
  const extra = isRefusal ? {} : extraOf(planned.endpoint, body);
  return {
    ...headOf(planned, answer, body),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(extra).length > 0 && { extra }),
  };
}

function headOf({ expected }: Judged, { status, type }: Answer, body: object): CaseProfile {
  const wanted = expected.kind === 'refusal' ? expected.code : 200;
  const { code } = refusalIn(body);
  const media = type.split(';')[0]!.trim();
  const isOther = wanted !== 200 && typeof code === 'number' && code !== wanted && code !== 200;
  return {
    ...(status !== wanted && { status }),
    ...(isOther && { code }),
    ...('message' in body && !('msg' in body) && { text: 'message' as const }),
    ...(/^[\w.+-]+\/[\w.+-]+$/.test(media) && media !== 'application/json' && { type: media }),
  };
}

const kindIn = (got: string): FieldKind | undefined =>
  fieldKinds.find((kind) => got === kind || got.startsWith(`${kind}（`));

const withoutNumbers = (path: string): string =>
  jsonPath(keysIn(path.slice(1)).map((key) => (typeof key === 'number' ? anyIndex : key)));

/** Declared fields of the data that are absent or of another kind. */
function fieldsOf(deviations: readonly Deviation[]): Record<string, FieldKind> {
  const found = deviations
    .filter(({ path, provenance }) => path.startsWith('$.data') && keysIn(path).length > 1 && provenance === 'inferred')
    .map(({ path, got }) => [withoutNumbers(path), kindIn(got)] as const);
  return Object.fromEntries(found.filter((one): one is readonly [string, FieldKind] => one[1] !== undefined));
}

function extraOf(endpoint: Endpoint, body: object): Record<string, FieldKind> {
  const found = differencesOf(envelopeSchemaOf(endpoint), body)
    .filter(({ kind, path }) => kind === '未声明' && path !== '$.message' && !path.includes('"'))
    .map(({ path, got }) => [path, kindIn(got)] as const);
  return Object.fromEntries(found.filter((one): one is readonly [string, FieldKind] => one[1] !== undefined));
}
