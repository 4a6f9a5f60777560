import { Verifier } from '@pact-foundation/pact';

// A verifier as others run it: it knows pacts and an address, and nothing of this project. Its output is its parent's to keep.

const [providerBaseUrl = '', ...pactUrls] = process.argv.slice(2);

const verifier = new Verifier({
  provider: 'understudy',
  providerBaseUrl,
  providerStatesSetupUrl: `${providerBaseUrl}/_pact/provider-states`,
  pactUrls,
  logLevel: 'error',
});

await verifier.verifyProvider().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
