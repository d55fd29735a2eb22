import type { CodePlaces } from '@careerscoop/contract/desk-codes';
import { getOrganization, type OwnRequest } from '@careerscoop/contract/desk-organization';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { deskOneQuery } from '../desk.queries.ts';
import { DeskLink } from '../desk-button.tsx';
import { DeskAnswer, DeskFacts, DeskPage, Panel } from '../desk-page.tsx';
import { placesInTens } from '../people/code-words.ts';
import { AskCode } from './ask-code.tsx';

const STATES: Record<OwnRequest['state'], string> = { open: 'We are looking at it', made: 'Ready', refused: 'Not made' };

const CODES: readonly Column<CodePlaces & { code: string; label: string }>[] = [
  { head: 'Code', cell: ({ code }) => <b className="num">{code}</b> },
  { head: 'Whose', kind: 'words', cell: ({ label }) => label },
  { head: 'Places taken', label: 'Places taken', kind: 'number', cell: placesInTens },
];
const REQUESTS: readonly Column<OwnRequest>[] = [
  { head: 'Class', kind: 'words', cell: ({ label }) => label },
  { head: 'Students', label: 'Students', kind: 'number', cell: ({ seats }) => seats },
  { head: 'State', cell: ({ state, made }) => (made ? `Ready: ${made}` : STATES[state]) },
  { head: 'Asked', label: 'Asked', kind: 'number', cell: ({ created_at }) => dayInWords(created_at) },
];

/** The first screen of a school's or sponsor's people: who shares, their codes, and what they can do. */
export function OrganizationHome() {
  const asked = useAnswer(deskOneQuery(getOrganization));
  return (
    <DeskPage
      title={asked.data?.name ?? 'Your organization'}
      lead="You see students who agreed to share with you, and no others."
      actions={asked.data && <DeskLink to={deskPaths.students}>See your students</DeskLink>}
    >
      <DeskAnswer asked={asked}>
        {({ sharing, completed, codes, requests }) => (
          <>
            <div className="desk-two">
              <Panel pad>
                <h2>Today</h2>
                <DeskFacts
                  facts={[
                    ['Share with you', `${sharing} ${sharing === 1 ? 'student' : 'students'}`],
                    ['Took the assessment', `${completed} of them`],
                  ]}
                />
                <div className="desk-row">
                  <DeskLink to={deskPaths.numbers}>Numbers of your classes</DeskLink>
                  <DeskLink to={deskPaths.exports}>Take a spreadsheet along</DeskLink>
                </div>
              </Panel>
              <Panel pad>
                <h2>In the classroom</h2>
                <p>A page for the wall with your code, and one-use codes for students whose school mailbox refuses our mail.</p>
                <div className="desk-row">
                  <DeskLink to={deskPaths.classSheet}>Print a sheet for the wall</DeskLink>
                  <DeskLink to={deskPaths.confirming}>Print codes to confirm</DeskLink>
                </div>
              </Panel>
            </div>
            <h2>Your open codes</h2>
            <Panel pad={codes.length === 0}>
              {codes.length === 0 ? (
                <p>You have no open code. Ask for one below.</p>
              ) : (
                <DataTable caption="Students type one of them when they sign up." columns={CODES} rows={codes} keyOf={({ code }) => code} />
              )}
            </Panel>
            <Panel pad>
              <AskCode />
            </Panel>
            {requests.length > 0 && (
              <Panel>
                <DataTable caption="What you asked for, the newest first." columns={REQUESTS} rows={requests} keyOf={({ id }) => id} />
              </Panel>
            )}
          </>
        )}
      </DeskAnswer>
    </DeskPage>
  );
}
