import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rule about imports, for those as well that come later: by itself it looks at the head of a file alone. */
const restricted = tseslint.plugin.rules['no-restricted-imports'];
const imports = {
  ...restricted,
  create(context) {
    const seen = restricted.create(context);
    const look = (node) => seen.ImportDeclaration?.({ ...node, type: 'ImportDeclaration', specifiers: [] });
    return { ...seen, 'ImportExpression[source.type="Literal"]': look };
  },
};
/** Twice, since of two settings of one rule for a file the later one takes the place of the earlier. */
const borders = { rules: { imports, apps: imports } };

/** Forbids imports by pattern, with a sentence that says what to do instead. */
const forbid = (files, patterns, ignores = []) => ({
  files,
  ignores,
  plugins: { borders },
  rules: {
    'borders/imports': [
      'error',
      {
        patterns: patterns.map(([what, message]) =>
          what instanceof RegExp ? { regex: what.source, message } : { group: [what].flat(), message },
        ),
      },
    ],
  },
});

const noApps = (ignores) => ({
  files: ['**/*.{ts,tsx,js,mjs}'],
  ignores,
  plugins: { borders },
  rules: {
    'borders/apps': [
      'error',
      {
        patterns: [
          {
            group: ['@careerscoop/api', '@careerscoop/api/**', '@careerscoop/web', '@careerscoop/web/**'],
            message: 'Nothing imports an app.',
          },
          {
            regex: /^\.\.?\/(.*\/)?(api|web)\//.source,
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

/** Files of a subject of the front end, and of its folders: as many steps up lead to its neighbours, one more to what knows no subject. */
const WEB_SUBJECTS = [1, 2, 3, 4].map((steps) =>
  forbid(
    [`web/app/subjects${'/*'.repeat(steps)}/*.{ts,tsx}`],
    [
      ...DATA,
      [new RegExp(`^(\\.\\./){${steps}}(?!\\.\\./)`), 'Subjects never import each other: the route composes them.'],
      [new RegExp(`^(\\.\\./){${steps + 1}}(?!lib/|ui/|\\.\\./)`), 'A subject stands on lib and ui, and knows no route.'],
      [/^(\.\.\/)+(app\/)?(subjects|routes|shell)\//, 'A subject stands on lib and ui, and knows no other.'],
    ],
  ),
);

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
  // Measurements, journeys and the start run the apps, and a test may hold two rooms side by side.
  noApps(['scripts/start.mjs', 'bench/**', 'e2e/**', '**/*.test.{ts,tsx,mjs}']),
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
  ...WEB_SUBJECTS,
  forbid(
    ['web/app/ui/**/*.{ts,tsx}'],
    [
      ...DATA,
      [/^@careerscoop\/(?!art\/)/, 'The design system knows no subject.'],
      [['**/subjects/**', '**/routes/**', '**/shell/**'], 'The design system knows no subject.'],
    ],
  ),
  forbid(
    ['web/app/lib/**/*.{ts,tsx}'],
    [...DATA, [['**/subjects/**', '**/routes/**', '**/shell/**', '**/ui/**'], 'The library knows no screen.']],
  ),
);
