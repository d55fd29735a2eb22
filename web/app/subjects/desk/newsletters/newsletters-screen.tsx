import { Link } from 'react-router';
import type { Answer } from '@careerscoop/contract/endpoint';
import { type DeskNewsletter, listNewsletters, NEWSLETTER_STATES } from '@careerscoop/contract/desk-newsletters';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import { grouped } from '../../../lib/grouped.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { DeskLink } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { NEWSLETTER_WORDS, readersInWords } from './newsletter-words.ts';

const FILTERS: readonly Filter[] = [
  { name: 'state', label: 'State', choices: NEWSLETTER_STATES.map((value) => ({ value, label: NEWSLETTER_WORDS[value] })) },
];

const SHAPES = { draft: 'desk-state', sending: 'desk-state desk-state--half', sent: 'desk-state desk-state--on' } as const;

const COLUMNS: readonly Column<DeskNewsletter>[] = [
  { head: 'Subject', kind: 'words', cell: ({ id, subject }) => <Link to={deskPaths.newsletter(id)}>{subject}</Link> },
  { head: 'State', cell: ({ state }) => <span className={SHAPES[state]}>{NEWSLETTER_WORDS[state]}</span> },
  { head: 'Readers', kind: 'number', label: 'Readers', cell: ({ recipients }) => (recipients === null ? '' : grouped(recipients)) },
  { head: 'By', label: 'By', cell: ({ by }) => by ?? 'Somebody who has left' },
  { head: 'Begun', sort: 'created_at', label: 'Begun', cell: ({ created_at }) => dayInWords(created_at) },
  { head: 'Sent', sort: 'sent_at', label: 'Sent', cell: ({ sent_at }) => (sent_at ? dayInWords(sent_at) : '') },
];

/** Letters to all who asked for them. */
export function NewslettersScreen() {
  const mayWrite = useMay('newsletters.change');
  return (
    <DeskPage
      title="Newsletter"
      lead="Written here, looked at, tried on yourself, and sent once to everybody who asked for it."
      may="newsletters.read"
      actions={
        mayWrite && (
          <DeskLink kind="go" to={deskPaths.newNewsletter} shortcut="A">
            Write one
          </DeskLink>
        )
      }
    >
      <DeskList
        endpoint={listNewsletters}
        caption="Newsletters, the newest first."
        columns={COLUMNS}
        keyOf={(letter: DeskNewsletter) => letter.id}
        filters={FILTERS}
        search="Subject"
        sort="-created_at"
        empty="No newsletter was written yet."
        above={(page) => <p>{readersInWords((page as unknown as Answer<typeof listNewsletters>).readers)}</p>}
      />
    </DeskPage>
  );
}
