import type { DeskCode } from '@careerscoop/contract/desk-codes';
import { getDeskCode } from '@careerscoop/contract/desk-codes';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { DeskLink } from '../desk-button.tsx';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { useFreshAnswer } from '../use-fresh-answer.ts';
import { CodeForm } from './code-form.tsx';
import { placesInTens, placesInWords } from './code-words.ts';

/** One code: how it stands, and what can be changed about it. */
export function CodeView({ code }: { code: string }) {
  const may = useMay('codes.change');
  const mayExport = useMay('exports.make');
  const asked = useFreshAnswer(deskOneQuery(getDeskCode, { code }));
  return (
    <DeskPage
      title={`Code ${code}`}
      lead={asked.data?.label}
      back={{ to: deskPaths.codes, label: 'Codes' }}
      may="codes.read"
      actions={
        mayExport && asked.data && <DeskLink to={`${deskPaths.exports}?code=${encodeURIComponent(code)}`}>Export its students</DeskLink>
      }
    >
      <DeskAnswer asked={asked} waits="Opening…">
        {(found) => (
          <>
            <CodeFacts code={found} places={may ? placesInWords(found) : placesInTens(found)} />
            {may && <CodeForm code={found} />}
          </>
        )}
      </DeskAnswer>
    </DeskPage>
  );
}

function CodeFacts({ code, places }: { code: DeskCode; places: string }) {
  const { school, plan, months, opens_on, closes_on, open, is_active, companions } = code;
  return (
    <Panel pad>
      <DeskFacts
        facts={[
          ['State', open ? 'Open' : is_active ? 'Not between its days' : 'Switched off'],
          ['Places taken', places],
          ['School', school?.name],
          ['Pays for', plan && (months ? `${plan.title} for ${months} months` : plan.title)],
          ['AI companions', companions ? 'Open' : null],
          ['First day', opens_on && dayInWords(opens_on)],
          ['Last day', closes_on && dayInWords(closes_on)],
        ]}
      />
    </Panel>
  );
}
