import { Link } from 'react-router';
import { type DeskMessage, listDeskMessages, messageKindsOf } from '@careerscoop/contract/desk-messages';
import type { Level } from '@careerscoop/contract/desk-permissions';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useDeskPlace } from '../desk-place.ts';
import { MESSAGE_WORDS } from './message-words.ts';

const STATE: Filter = { name: 'state', label: 'Show', all: 'What waits', choices: [{ value: 'handled', label: 'What was handled' }] };

/** Of kinds only those that a level reads; where it is one there is nothing to choose. */
function filtersFor(level: Level): readonly Filter[] {
  const choices = messageKindsOf(level).map((value) => ({ value, label: MESSAGE_WORDS[value] }));
  return choices.length > 1 ? [STATE, { name: 'kind', label: 'About', choices }] : [STATE];
}
const ALL_FILTERS = filtersFor('admin');
const SAFETY_FILTERS = filtersFor('safety');

const COLUMNS: readonly Column<DeskMessage>[] = [
  { head: 'Message', kind: 'words', cell: ({ id, excerpt }) => <Link to={deskPaths.message(id)}>{excerpt}</Link> },
  { head: 'About', cell: ({ kind }) => MESSAGE_WORDS[kind] },
  { head: 'From', label: 'From', cell: ({ first_name }) => first_name ?? 'A visitor' },
  { head: 'Came', sort: 'created_at', label: 'Came', cell: ({ created_at }) => dayInWords(created_at) },
  {
    head: 'Handled',
    label: 'Handled',
    cell: ({ handled_at, handled_by }) => (handled_at ? `${handled_by ?? 'Somebody who has left'}, ${dayInWords(handled_at)}` : ''),
  },
];

/** What people wrote to the team. */
export function MessagesScreen() {
  const { level } = useDeskPlace();
  return (
    <DeskPage
      title="Messages"
      lead="What people wrote to us. Open one to answer it; that it was opened is in the audit."
      may="messages.read"
    >
      <DeskList
        endpoint={listDeskMessages}
        caption="Messages that wait stand with the oldest first."
        columns={COLUMNS}
        keyOf={(message: DeskMessage) => message.id}
        filters={level === 'safety' ? SAFETY_FILTERS : ALL_FILTERS}
        search="Words or email"
        sort="created_at"
        empty="Nothing waits for an answer."
      />
    </DeskPage>
  );
}
