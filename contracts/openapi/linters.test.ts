import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, it } from 'vitest';
import { openapiDocument } from './document.ts';

// What programs of others that read such documents object to.

const source = JSON.stringify(openapiDocument());

it('gives the recommended rules of Redocly nothing to object to', async () => {
  const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

it('gives the rules of Spectral nothing to object to', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as RulesetDefinition] });
  const problems = await spectral.run(source);
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});
