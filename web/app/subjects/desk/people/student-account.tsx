import type { DeskStudent } from '@careerscoop/contract/desk-students';
import { dayInWords, lastDayInWords } from '../../../lib/day-in-words.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { DeskFacts, Panel } from '../desk-page.tsx';
import { RemoveGuardian } from './remove-guardian.tsx';
import { PURPOSE_WORDS, SOURCE_WORDS, TALK_WORDS } from './student-words.ts';

type Account = NonNullable<DeskStudent['account']>;
type Talk = Account['sessions'][number];

/** The parent, what they answered, and what the student said about sharing. */
export function StudentParent({ id, account }: { id: number; account: Account }) {
  const { guardian, consents, allow_data_sharing, is_minor } = account;
  return (
    <Panel pad>
      <h2>Parent and consent</h2>
      <DeskFacts
        facts={[
          ['Parent', guardian ? guardian.contact : is_minor ? 'Not asked yet' : 'Not needed'],
          ['Asked', guardian && dayInWords(guardian.asked_at)],
          ['Answered', guardian?.answered_at && dayInWords(guardian.answered_at)],
          ...consents.map(
            ({ purpose, granted, decided_at }) => [PURPOSE_WORDS[purpose], `${granted ? 'Yes' : 'No'}, ${dayInWords(decided_at)}`] as const,
          ),
          ['Their own yes to sharing', allow_data_sharing ? 'Yes' : 'No'],
        ]}
      />
      {guardian?.may_remove && <RemoveGuardian id={id} guardian={guardian} />}
    </Panel>
  );
}

/** What they have now, by whom and until when. */
export function StudentPlan({ account: { terms } }: { account: Account }) {
  return (
    <Panel pad>
      <h2>Plan</h2>
      {terms.length === 0 ? (
        <p>No plan.</p>
      ) : (
        <DeskFacts
          facts={terms.map(({ title, source, code, ends_at }) => [
            title,
            [code ? `By the code ${code}` : SOURCE_WORDS[source], ends_at ? `until ${lastDayInWords(ends_at)}` : 'without an end'].join(
              ', ',
            ),
          ])}
        />
      )}
    </Panel>
  );
}

const TALKS: readonly Column<Talk>[] = [
  { head: 'About', kind: 'words', cell: ({ topic }) => topic },
  { head: 'State', cell: ({ state }) => TALK_WORDS[state] ?? state },
  { head: 'Mentor', label: 'Mentor', cell: ({ mentor }) => mentor ?? <span className="soft">none yet</span> },
  {
    head: 'When',
    label: 'When',
    kind: 'number',
    cell: ({ starts_at }) => (starts_at ? dayInWords(starts_at) : <span className="soft">no time</span>),
  },
  { head: 'Asked', label: 'Asked', kind: 'number', cell: ({ created_at }) => dayInWords(created_at) },
];

/** The newest of their talks. */
export function StudentTalks({ account: { sessions } }: { account: Account }) {
  return (
    <>
      <h2>Talks with mentors</h2>
      <Panel pad={sessions.length === 0}>
        {sessions.length === 0 ? (
          <p>None yet.</p>
        ) : (
          <DataTable caption="The newest twenty." columns={TALKS} rows={sessions} keyOf={({ id }) => id} />
        )}
      </Panel>
    </>
  );
}
