import tseslint from 'typescript-eslint';

/** Forbids imports by pattern, with a sentence that says what to do instead. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': ['error', { patterns: patterns.map(([what, message]) => (what instanceof RegExp ? { regex: what.source, message } : { group: [what].flat(), message })) }],
  },
});

/** By another rule than the borders within a room, which would take its place. */
const noApps = (ignores) => ({
  files: ['**/*.{ts,tsx,js,mjs}'],
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          { group: ['@careerscoop/api', '@careerscoop/api/**', '@careerscoop/web', '@careerscoop/web/**'], message: 'Nothing imports an app.' },
          { group: ['**/api/src/**', '**/web/app/**'], message: 'Nothing imports an app: what two of them need moves to contract or catalogue.' },
        ],
      },
    ],
  },
});
const TABLES = [['**/*.tables.ts'], 'Only *.sql.ts files, other tables and the seed touch tables.'];
const DATA = [
  [
    ['@careerscoop/engine', '@careerscoop/engine/**', '@careerscoop/catalogue', '@careerscoop/catalogue/**'],
    'Engine and catalogue belong to api and bench: ask the API, or the route loader that prerenders.',
  ],
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'web/build/**',
      'api/build/**',
      'web/.react-router/**',
      '**/migrations/**',
      '**/data/**',
      '.data/**',
      '.cache/**',
      'e2e/results/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-console': 'off',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
  // Measurements and journeys run the apps, and a test may hold two rooms side by side.
  noApps(['bench/**', 'e2e/**', '**/*.test.{ts,tsx,mjs}']),
  forbid(['contract/**/*.ts'], DATA),
  forbid(['engine/**/*.ts'], [
    [['@careerscoop/**', 'node:*'], 'The engine is pure: data in, result out.'],
  ], ['engine/**/*.test.ts']),
  forbid(['catalogue/**/*.ts'], [[['@careerscoop/engine/**'], 'The catalogue gives plain rows; the API brings them to the engine.']]),
  forbid(
    ['api/src/**/*.ts'],
    [TABLES],
    ['**/*.sql.ts', '**/*.tables.ts', '**/*.test.ts', 'api/src/seed/**', 'api/src/platform/rate-limits.ts'],
  ),
  forbid(
    ['api/src/**/*.routes.ts'],
    [TABLES, ['../*/*.routes.ts', "A subject may use another subject's sql, never its routes."]],
  ),
  forbid(['api/src/**/*.sql.ts'], [
    [['**/*.routes.ts', '**/*.policy.ts', '@careerscoop/engine/**'], 'SQL knows tables and nothing of what is done with them.'],
  ]),
  forbid(['web/app/**/*.{ts,tsx}'], DATA, ['**/*.server.ts', '**/*.test.{ts,tsx}']),
  forbid(['web/app/subjects/**/*.{ts,tsx}'], [
    ...DATA,
    // ../ leads to the neighbours; ../../ only to what knows no subject.
    [/^\.\.\/(?!\.\.\/)[a-z-]+\//, 'Subjects never import each other: the route composes them.'],
    [/^\.\.\/\.\.\/(?!lib\/|ui\/|art\/|\.\.\/)/, 'A subject stands on lib, ui and art, and knows no route.'],
  ]),
  forbid(['web/app/ui/**/*.{ts,tsx}'], [
    ...DATA,
    [['**/subjects/**', '**/routes/**', '**/shell/**', '@careerscoop/**'], 'The design system knows no subject.'],
  ]),
  forbid(['web/app/lib/**/*.{ts,tsx}'], [...DATA, [['**/subjects/**', '**/routes/**', '**/ui/**'], 'The library knows no screen.']]),
);
