import { decideDeskText, type DeskText, listDeskTexts } from '@careerscoop/contract/desk-reports';
import { useState } from 'react';
import { useDeskChange } from '../desk.queries.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
  { head: 'What', kind: 'words', cell: (text) => `${KINDS[text.kind]}. ${heldWords(text)}.` },
  { head: <span className="vh">Decide</span>, kind: 'act', cell: (text) => <TextDecision text={text} /> },
];

/** Texts in which something leads past the product, or whose two something stands between: each is read here before the other side reads it. */
export function Texts() {
  return (
    <DeskPage
      title="Texts to read"
      lead="Something in these leads past CareerScoop, as an email, a number or a link, or something stands between the two: a report, a parent’s no, a mentor who may not meet students. The other side reads nothing of them before you decide."
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

/** Passes a text on, or not; against what stands between the two, once that was read and answered. Stands in the list and where it waits. */
export function TextDecision({ text, onDone }: { text: DeskText; onDone?: () => void }) {
  const { kind, id, seen, stands, writer } = text;
  const [asking, setAsking] = useState(false);
  const notices = useNotices();
  const decide = useDeskChange(decideDeskText);
  const press = (decision: 'pass' | 'refuse') =>
    decide.mutate(
      { params: { kind, id: String(id) }, body: { decision, seen, ...(decision === 'pass' && stands ? { although: stands } : {}) } },
      {
        onSuccess: ({ detail }) => {
          notices.say(detail);
          onDone?.();
        },
        onError: (error) => notices.say(error.message, { tone: 'bad' }),
        onSettled: () => setAsking(false),
      },
    );
  const about = `: ${KINDS[kind]}${writer ? ` by ${writer}` : ''}`;
  return (
    <span className="desk-row">
      <DeskButton shortcut="A" about={about} busy={decide.isPending} onClick={() => (stands ? setAsking(true) : press('pass'))}>
        Pass on
      </DeskButton>
      <DeskButton shortcut="D" about={about} busy={decide.isPending} onClick={() => press('refuse')}>
        Do not pass on
      </DeskButton>
      <ConfirmDialog
        open={asking}
        title="Pass it on all the same?"
        description={`${heldWords(text)}. The other side will read these words. That you passed them on is written down.`}
        yes="Pass it on"
        no="Not now"
        busy={decide.isPending}
        onYes={() => press('pass')}
        onNo={() => setAsking(false)}
      />
    </span>
  );
}
