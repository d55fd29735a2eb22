import {
  type DeskFeedback,
  FEEDBACK_STATES,
  hideDeskFeedback,
  listDeskFeedback,
  showDeskFeedback,
} from '@careerscoop/contract/desk-reports';
import { Link } from 'react-router';
import { deskPaths } from '../../../lib/desk-paths.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useDeskChange } from '../desk.queries.ts';
import { DeskButton } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { shortDay, WHO_WORDS } from './talk-words.ts';

const STATES: Record<DeskFeedback['state'], string> = { shown: 'Shown', later: 'Not read yet', held: 'To read first', hidden: 'Hidden' };
const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    choices: FEEDBACK_STATES.filter((state) => state !== 'all').map((value) => ({ value, label: STATES[value] })),
  },
  {
    name: 'written_by',
    label: 'Written by',
    choices: [
      { value: 'student', label: 'Students' },
      { value: 'mentor', label: 'Mentors' },
    ],
  },
];

const COLUMNS: readonly Column<DeskFeedback>[] = [
  { head: 'From', cell: ({ writer, written_by }) => `${writer ?? 'Nobody any more'}, ${WHO_WORDS[written_by].toLowerCase()}` },
  {
    head: 'To',
    label: 'To',
    cell: ({ reader, session_id }) => <Link to={deskPaths.session(session_id)}>{reader ?? 'nobody any more'}</Link>,
  },
  { head: 'Words', kind: 'words', cell: ({ message }) => <q className="talk-words">{message}</q> },
  { head: 'Score', sort: 'score', kind: 'number', label: 'Score', cell: ({ score }) => (score === null ? '–' : `${score} of 4`) },
  { head: 'State', cell: (feedback) => <State of={feedback} /> },
  { head: 'Written', sort: 'created', label: 'Written', cell: ({ created_at }) => shortDay(created_at) },
  { head: <span className="vh">Decide</span>, kind: 'act', cell: (feedback) => <HideOrShow feedback={feedback} /> },
];

/** What both sides wrote after talks, and how they found them. */
export function Feedback() {
  return (
    <DeskPage title="Feedback" lead="What mentors and students wrote after talks. The scores are for the team alone." may="feedback.read">
      <DeskList
        endpoint={listDeskFeedback}
        caption="Feedback, the newest first. 4 is very good, 1 is not good."
        columns={COLUMNS}
        keyOf={({ id }) => id}
        filters={FILTERS}
        search="Words, or number of the session"
        sort="-created"
        empty="Nobody has written after a talk yet."
      />
    </DeskPage>
  );
}

function State({ of: { state } }: { of: DeskFeedback }) {
  if (state === 'held') return <Tag tone="waffle">{STATES.held}</Tag>;
  const shape = state === 'shown' ? ' desk-state--on' : state === 'later' ? ' desk-state--half' : '';
  return <span className={`desk-state${shape}`}>{STATES[state]}</span>;
}

/** What showing it again came to. */
const SHOWN: Record<DeskFeedback['state'], string> = {
  shown: 'The other side reads it again.',
  later: 'The other side reads it when its time has come.',
  held: 'It waits among the texts to read: something stands between the two.',
  hidden: 'It is still hidden.',
};

function HideOrShow({ feedback: { id, state, writer } }: { feedback: DeskFeedback }) {
  const may = useMay('feedback.change');
  const notices = useNotices();
  const hidden = state === 'hidden';
  const change = useDeskChange(hidden ? showDeskFeedback : hideDeskFeedback);
  if (!may) return null;
  const press = () =>
    change.mutate(
      { params: { id } },
      {
        onSuccess: (changed) => notices.say(hidden ? SHOWN[changed.state] : 'Hidden: the other side does not read it any more.'),
        onError: (error) => notices.say(error.message, { tone: 'bad' }),
      },
    );
  return (
    <DeskButton shortcut="D" about={`what ${writer ?? 'somebody'} wrote`} busy={change.isPending} onClick={press}>
      {hidden ? 'Show' : 'Hide'}
    </DeskButton>
  );
}
