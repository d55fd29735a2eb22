import { decideDeskText, type DeskText, listDeskTexts } from '@careerscoop/contract/desk-reports';
import { useDeskChange } from '../desk.queries.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { DeskButton } from '../desk-button.tsx';
import type { Filter } from '../desk-filters.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { heldWords } from './talk-words.ts';

const KINDS: Record<DeskText['kind'], string> = {
  topic: 'Topic of a talk',
  about: 'About Me of a mentor',
  feedback: 'Feedback after a talk',
};
const FILTERS: readonly Filter[] = [
  { name: 'kind', label: 'Kind', choices: Object.entries(KINDS).map(([value, label]) => ({ value, label })) },
];

const COLUMNS: readonly Column<DeskText>[] = [
  { head: 'By', cell: ({ writer }) => writer ?? 'Nobody any more' },
  { head: 'Words', kind: 'words', cell: ({ text }) => <q className="talk-words">{text}</q> },
  { head: 'What', kind: 'words', cell: ({ kind, reason }) => `${KINDS[kind]}. ${heldWords(reason)}.` },
  { head: <span className="vh">Decide</span>, kind: 'act', cell: (text) => <TextDecision text={text} /> },
];

/** Texts in which something leads past the product: each is read here before the other side reads it. */
export function Texts() {
  return (
    <DeskPage
      title="Texts to read"
      lead="Something in these leads past CareerScoop: an email, a number, a link, an account. The other side reads nothing of them before you decide."
      may="texts.decide"
    >
      <DeskList
        endpoint={listDeskTexts}
        caption="Texts that wait, the oldest of each kind first."
        columns={COLUMNS}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        filters={FILTERS}
        empty="No text waits."
      />
    </DeskPage>
  );
}

/** Passes a text on, or not. Stands in the list and where it waits. */
export function TextDecision({ text: { kind, id, seen, writer }, onDone }: { text: DeskText; onDone?: () => void }) {
  const notices = useNotices();
  const decide = useDeskChange(decideDeskText);
  const press = (decision: 'pass' | 'refuse') =>
    decide.mutate(
      { params: { kind, id: String(id) }, body: { decision, seen } },
      {
        onSuccess: ({ detail }) => {
          notices.say(detail);
          onDone?.();
        },
        onError: (error) => notices.say(error.message, { tone: 'bad' }),
      },
    );
  const about = `: ${KINDS[kind]}${writer ? ` by ${writer}` : ''}`;
  return (
    <span className="desk-row">
      <DeskButton shortcut="A" about={about} busy={decide.isPending} onClick={() => press('pass')}>
        Pass on
      </DeskButton>
      <DeskButton shortcut="D" about={about} busy={decide.isPending} onClick={() => press('refuse')}>
        Do not pass on
      </DeskButton>
    </span>
  );
}
