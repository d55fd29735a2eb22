import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from './prepare.mjs';

const eslint = new ESLint({ cwd: root });
const refused = async (filePath, text) => {
  const [{ messages = [] } = {}] = await eslint.lintText(text, { filePath });
  return messages.filter(({ ruleId }) => ruleId?.startsWith('borders/')).length > 0;
};

const APP = 'subjects/companions/chat/cards/x.ts';

describe('lint refuses, also where it is imported later,', () => {
  it.each([
    ['contract/src/x.ts', '../../api/src/app.ts'],
    ['contract/src/x.ts', '../../api/test/x.ts'],
    ['contract/src/x.ts', '../../web/app/root.tsx'],
    ['contract/src/x.ts', '@careerscoop/engine/rank'],
    ['engine/src/x.ts', '@careerscoop/contract/careers'],
    ['catalogue/src/x.ts', '@careerscoop/engine/rank'],
    ['art/src/x.tsx', '@careerscoop/contract/careers'],
    ['evaluate/x.ts', '../web/build-steps/x.ts'],
    ['scripts/x.mjs', '../api/bundle.mjs'],
    ['api/src/app.ts', '../../web/build-steps/x.ts'],
    ['api/src/platform/x.ts', '../identity/people.sql.ts'],
    ['api/src/careers/x.ts', '../companions/chat/x.ts'],
    ['api/src/careers/x.ts', '../app.ts'],
    ['api/src/careers/x.routes.ts', './careers.tables.ts'],
    ['api/src/careers/x.sql.ts', './careers.routes.ts'],
    ['api/src/results/x.ts', '../../../web/app/lib/x.ts'],
    ['web/app/content/x.server.ts', '../../../api/evaluate/x.ts'],
    ['web/app/lib/x.ts', '../shell/frame.ts'],
    ['web/app/lib/x.ts', '../subjects/plans/x.ts'],
    ['web/app/ui/x.tsx', '../shell/frame.ts'],
    ['web/app/subjects/plans/x.ts', '../consent/x.ts'],
    ['web/app/subjects/plans/x.ts', '../../routes/x.tsx'],
    ['web/app/subjects/plans/x.ts', '../../shell/frame.ts'],
    ['web/app/subjects/accounts/confirm/x.ts', '../../consent/x.ts'],
    ['web/app/subjects/accounts/confirm/x.ts', '../../../routes/x.tsx'],
    [`web/app/${APP}`, '../../../consent/x.ts'],
    [`web/app/${APP}`, '../../../../routes/x.tsx'],
    [`web/app/${APP}`, '../../../../subjects/consent/x.ts'],
    [`web/app/${APP}`, '../../../../../app/shell/frame.ts'],
  ])('%s → %s', async (file, path) => {
    expect(await refused(file, `import { x } from '${path}';\nx();\n`)).toBe(true);
    expect(await refused(file, `export const later = () => import('${path}');\n`)).toBe(true);
  });

  it('and nothing else: what a place stands on', async () => {
    for (const [file, path] of [
      ['contract/src/x.ts', './careers.ts'],
      ['api/src/companions/x.ts', '../careers/x.ts'],
      ['api/src/careers/x.sql.ts', './careers.tables.ts'],
      ['web/app/routes/x.tsx', '../subjects/plans/x.tsx'],
      ['web/app/subjects/plans/x.ts', '../../lib/call.ts'],
      [`web/app/${APP}`, '../../companions.queries.ts'],
      [`web/app/${APP}`, '../../../../ui/button.tsx'],
    ])
      expect(await refused(file, `import { x } from '${path}';\nx();\n`), `${file} → ${path}`).toBe(false);
  });
});
