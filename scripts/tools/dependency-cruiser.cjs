// One rule per row of the table "who may import whom"; tests may reach for the built app and the seeded world.
const ours = '^(client|server|contracts|seed|scripts)/';
const test = '\\.(test|pact|e2e)\\.tsx?$';
const contracts = '^contracts/(?!pact/)';
const services = 'vesta|juno|wrongbook|minerva|account|console';
const engines = 'marking|analysis|printing|scanning|simulation|spreadsheets|importing|documents|jobs|threads';

/**
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string} comment
 */
const mayImportOnly = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: ours, pathNot: allowed },
});

module.exports = {
  forbidden: [
    mayImportOnly('contracts', contracts, [contracts], 'contracts import contracts'),
    mayImportOnly(
      'client-screens',
      '^client/screens/([^/]+)/',
      ['^client/screens/$1/', '^client/(components|filters|api|session)/', contracts],
      'a screen imports itself, components, filters, api, session, contracts; never another screen',
    ),
    mayImportOnly(
      'client-app',
      '^client/(app/|main\\.tsx$)',
      ['^client/(?!e2e/)', contracts],
      'the app imports all of client',
    ),
    mayImportOnly(
      'client-foundations',
      '^client/(components|api|session|filters)/',
      ['^client/(components|api|session|filters)/', contracts],
      'components, api, session and filters import each other and contracts; never screens or app',
    ),
    mayImportOnly(
      'server-services',
      `^server/(${services})/`,
      ['^server/$1/', `^server/(http|database|${engines})/`, contracts],
      'a service imports itself, http, database, the engines, contracts; never another service',
    ),
    mayImportOnly(
      'server-engines',
      `^server/(${engines})/`,
      [`^server/(database|${engines})/`, contracts],
      'an engine imports database, contracts and engines; never http or a service',
    ),
    mayImportOnly(
      'seed',
      '^seed/',
      ['^seed/', `^server/(database|${engines})/`, contracts],
      'the seed imports database, engines, contracts',
    ),
    {
      name: 'contracts-pact',
      comment: 'contracts/pact may import everything; nobody imports it',
      severity: 'error',
      from: { pathNot: '^contracts/pact/' },
      to: { path: '^contracts/pact/' },
    },
    {
      name: 'server-database',
      comment: 'below everything: database and http know no service, database no http',
      severity: 'error',
      from: { path: '^server/database/', pathNot: test },
      to: { path: '^(server/(?!database/)|client/|seed/|scripts/)' },
    },
    {
      name: 'no-circular',
      comment: 'modules that import each other cannot be understood one by one',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment: 'an import of nothing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
