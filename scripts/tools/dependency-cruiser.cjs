// One rule per row of the table "who may import whom"; tests may reach for the built app and the seeded world.
const ours = '^(client|server|contracts|seed|scripts)/';
const test = '\\.(test|pact|e2e)\\.tsx?$';
const contracts = '^contracts/(?!pact/)';
const services = 'vesta|juno|wrongbook|minerva';
/** Each feature may import those before it: what is set, printed and marked stands on what is asked and who is there. */
const features = [
  'tasks',
  'roster',
  'question-bank',
  'printing',
  'paper-builder',
  'practice',
  'resources',
  'assignments',
  'scanning',
  'marking',
  'reports',
  'mistakes',
  'learning',
  'exams',
  'school-work',
  'analysis',
  'trade',
  'wellbeing',
  'workbook',
  'guide',
  'partner',
];

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
      'client-app',
      '^client/(app/|main\\.tsx$)',
      ['^client/(?!e2e/)', contracts],
      'the app imports all of client',
    ),
    mayImportOnly(
      'client-screens',
      '^client/screens/',
      ['^client/(features|filters|components|api|session)/', '^client/screens/.+\\.css$', contracts],
      'a screen imports features, filters, components, api, session, contracts; never another screen',
    ),
    ...features.map((feature, index) =>
      mayImportOnly(
        `client-feature-${feature}`,
        `^client/features/${feature}/`,
        [
          `^client/features/(${features.slice(0, index + 1).join('|')})/`,
          '^client/(filters|components|api|session)/',
          contracts,
        ],
        'a feature imports itself, the features before it, filters, components, api, session, contracts',
      ),
    ),
    {
      name: 'client-feature-in-order',
      comment: 'a feature stands in the declared order',
      severity: 'error',
      from: { path: '^client/features/', pathNot: `^client/features/(${features.join('|')})/` },
      to: {},
    },
    mayImportOnly(
      'client-filters',
      '^client/filters/',
      ['^client/(filters|components|api|session)/', contracts],
      'filters import session, components, api, contracts',
    ),
    mayImportOnly(
      'client-session',
      '^client/session/',
      ['^client/(session|api)/', contracts],
      'the session imports api and contracts',
    ),
    mayImportOnly('client-api', '^client/api/', ['^client/api/', contracts], 'the way to the server imports contracts'),
    mayImportOnly(
      'client-components',
      '^client/components/',
      ['^client/components/', contracts],
      'components know no call, session or feature; only contracts',
    ),
    mayImportOnly(
      'server-services',
      `^server/services/(${services})/`,
      ['^server/services/$1/', '^server/(http|database|jobs|workers|engines)/', contracts],
      'a service imports itself, http, database, jobs, engines, contracts; never another service',
    ),
    mayImportOnly(
      'server-account',
      '^server/account/',
      ['^server/(account|http|database|jobs|workers|engines)/', contracts],
      'the account service imports what the services import; never one of them',
    ),
    mayImportOnly(
      'server-companion',
      '^server/companion/',
      ['^server/(companion|http|database)/', '^server/environment', contracts],
      'the companion imports http, database, contracts; never a service',
    ),
    mayImportOnly(
      'server-console',
      '^server/console/',
      ['^server/(console|account|companion|http|database|jobs|workers|engines)/', contracts],
      'the console imports what the account service imports, that, and the companion, which takes rosters as it replays them',
    ),
    mayImportOnly(
      'client-console',
      '^client/console/',
      [
        '^client/(console|components|api)/',
        '^client/app/(Providers|theme|nonce|load-fonts|Mark)',
        '^client/app/.+\\.css$',
        contracts,
      ],
      'the console imports components, api, contracts and the frame of every page',
    ),
    mayImportOnly(
      'server-engines',
      '^server/engines/',
      ['^server/(database|workers|jobs|engines)/', contracts],
      'an engine imports database, workers, contracts and engines; never http or a service',
    ),
    mayImportOnly(
      'server-ground',
      '^server/(jobs|workers)/',
      ['^server/(database|jobs|workers)/', contracts],
      'jobs and workers import the database and each other; never an engine, http or a service',
    ),
    mayImportOnly(
      'seed',
      '^seed/',
      ['^seed/', '^server/(database|engines|workers)/', contracts],
      'the seed imports database, engines, workers, contracts',
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
