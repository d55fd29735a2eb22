import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids imports by pattern, with a sentence that says what to do instead. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: patterns.map(([what, message]) =>
          what instanceof RegExp ? { regex: what.source, message } : { group: [what].flat(), message },
        ),
      },
    ],
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
          {
            group: ['@careerscoop/api', '@careerscoop/api/**', '@careerscoop/web', '@careerscoop/web/**'],
            message: 'Nothing imports an app.',
          },
          {
            group: ['**/api/src/**', '**/web/app/**'],
            message: 'Nothing imports an app: what two of them need moves to contract or catalogue.',
          },
        ],
      },
    ],
  },
});
const TABLES = [['**/*.tables.ts'], 'Only *.sql.ts files and other tables touch tables.'];
const ROUTES = ['../*/*.routes.ts', "A subject may use another subject's sql, never its routes."];
const SQL = [['**/*.routes.ts', '**/*.policy.ts', '@careerscoop/engine/**'], 'SQL knows tables and nothing of what is done with them.'];

/** The subjects of the server from the ground up, as the one list names them. */
const SUBJECTS = [
  ...readFileSync(join(import.meta.dirname, 'api/src/subjects.ts'), 'utf8').matchAll(/^import '\.\/(\w+)\/[\w-]+\.ts';$/gm),
].map(([, name]) => name);

/** What the server is put together of; `folders.ts` alone is ground that all stand on. */
const TOP = readdirSync(join(import.meta.dirname, 'api/src')).filter((file) => file.endsWith('.ts') && file !== 'folders.ts');

/** A subject imports what stands beneath it: so there is no circle, and nothing imports upwards. */
const ORDER = SUBJECTS.flatMap((name, place) => {
  const above = SUBJECTS.slice(place + 1);
  const upwards = [
    [new RegExp(`^(\\.\\./)+(${TOP.join('|')})$`), 'Nothing imports upwards: these files know the subjects.'],
    [/^(\.\.\/)+web\//, 'The server never imports the front end.'],
    ...(above.length > 0
      ? [
          [
            new RegExp(`^(\\.\\./)+(${above.join('|')})/`),
            `${name} stands beneath it in api/src/subjects.ts: let the higher subject register what it does.`,
          ],
        ]
      : []),
  ];
  const files = (kind) => [`api/src/${name}/**/${kind}`];
  return [
    forbid(files('*.ts'), [TABLES, ...upwards], ['**/*.test.ts', '**/rate-limits.ts']),
    forbid(files('rate-limits.ts'), upwards),
    forbid(files('*.routes.ts'), [TABLES, ROUTES, ...upwards]),
    forbid(files('*.sql.ts'), [SQL, ...upwards]),
    forbid(files('*.tables.ts'), upwards),
  ];
});
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
  {
    files: ['{web,art}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.test.{ts,tsx}', 'e2e/**'], rules: { 'max-lines': ['error', { max: 400 }] } },
  // Measurements and journeys run the apps, and a test may hold two rooms side by side.
  noApps(['bench/**', 'e2e/**', '**/*.test.{ts,tsx,mjs}']),
  forbid(['contract/**/*.ts'], DATA),
  forbid(['engine/**/*.ts'], [[['@careerscoop/**', 'node:*'], 'The engine is pure: data in, result out.']], ['engine/**/*.test.ts']),
  forbid(['catalogue/**/*.ts'], [[['@careerscoop/engine/**'], 'The catalogue gives plain rows; the API brings them to the engine.']]),
  forbid(
    ['art/**/*.{ts,tsx}'],
    [[['@careerscoop/**', 'node:*'], 'A picture is drawn from what it is given: React and nothing else.']],
    ['**/*.test.tsx'],
  ),
  ...ORDER,
  forbid(['web/app/**/*.{ts,tsx}'], DATA, ['**/*.server.ts', '**/*.test.{ts,tsx}']),
  forbid(
    ['web/app/subjects/*/*.{ts,tsx}'],
    [
      ...DATA,
      // ../ leads to the neighbours; ../../ only to what knows no subject.
      [/^\.\.\/(?!\.\.\/)/, 'Subjects never import each other: the route composes them.'],
      [/^\.\.\/\.\.\/(?!lib\/|ui\/|\.\.\/)/, 'A subject stands on lib and ui, and knows no route.'],
    ],
  ),
  // A screen's folder within a subject: ../../ leads to the neighbours.
  forbid(
    ['web/app/subjects/*/*/**/*.{ts,tsx}'],
    [
      ...DATA,
      [/^\.\.\/\.\.\/(?!\.\.\/)/, 'Subjects never import each other: the route composes them.'],
      [/^\.\.\/\.\.\/\.\.\/(?!lib\/|ui\/|\.\.\/)/, 'A subject stands on lib and ui, and knows no route.'],
    ],
  ),
  forbid(
    ['web/app/ui/**/*.{ts,tsx}'],
    [
      ...DATA,
      [/^@careerscoop\/(?!art\/)/, 'The design system knows no subject.'],
      [['**/subjects/**', '**/routes/**', '**/shell/**'], 'The design system knows no subject.'],
    ],
  ),
  forbid(['web/app/lib/**/*.{ts,tsx}'], [...DATA, [['**/subjects/**', '**/routes/**', '**/ui/**'], 'The library knows no screen.']]),
);
