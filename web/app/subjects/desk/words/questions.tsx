import { changeDeskQuestion, type DeskQuestion, listDeskQuestions } from '@careerscoop/contract/desk-questions';
import { useMemo, useState } from 'react';
import { useAnswer } from '../../../lib/use-answer.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { DeskList } from '../desk-list.tsx';
import { DeskPage } from '../desk-page.tsx';
import { useMay } from '../desk-place.ts';
import { deskOneQuery } from '../desk.queries.ts';
import { useDeskForm } from '../use-desk-form.ts';
import { WritingDialog } from '../writing-dialog.tsx';
import { NextVersion } from './next-version.tsx';

const PARTS: Record<DeskQuestion['part'], string> = {
  interests: 'Part 1',
  again: 'Part 3: again',
  options: 'Part 3: options',
};
const WORDS: Record<DeskQuestion['part'], string> = { interests: '6 to 10', again: '6 to 11', options: '5 to 8' };
const FILTERS = [
  { name: 'part', label: 'Part', choices: Object.entries(PARTS).map(([value, label]) => ({ value, label })) },
  { name: 'waiting', label: 'Next version', choices: [{ value: 'yes', label: 'Another wording waits' }] },
];

/** The items of the assessment: retired and replaced with the next version. */
export function Questions() {
  const may = useMay('content.change');
  const [open, setOpen] = useState<DeskQuestion>();
  const columns = useMemo(() => columnsOf(may ? setOpen : undefined), [may]);
  return (
    <DeskPage
      title="Assessment"
      lead="An item in use keeps its words, because answers are read by what they were given to. A new wording takes its place in the next version, measures the same and stands where it stood."
      may="content.read"
    >
      {may && <NextVersion />}
      <DeskList<DeskQuestion>
        endpoint={listDeskQuestions}
        caption="Items as they are asked now."
        columns={columns}
        keyOf={({ id }) => id}
        filters={FILTERS}
        search="Words of an item"
        empty="There is no item."
      />
      {open && <ReplaceItem key={open.id} item={open} onClose={() => setOpen(undefined)} />}
    </DeskPage>
  );
}

function columnsOf(onOpen: ((item: DeskQuestion) => void) | undefined): readonly Column<DeskQuestion>[] {
  const columns: Column<DeskQuestion>[] = [
    { head: 'Asked now', kind: 'words', cell: ({ text }) => text },
    { head: 'Part', cell: ({ part }) => PARTS[part] },
    {
      head: 'Next version',
      label: 'Next version',
      kind: 'words',
      cell: ({ next }) =>
        next === null ? (
          'The same'
        ) : (
          <>
            <Tag tone="waffle">Replaced</Tag> {next}
          </>
        ),
    },
  ];
  if (!onOpen) return columns;
  const act: Column<DeskQuestion> = {
    head: <span className="vh">What can be done</span>,
    kind: 'act',
    cell: (item) => (
      <DeskButton shortcut="E" about={item.text} onClick={() => onOpen(item)}>
        Replace
      </DeskButton>
    ),
  };
  return [...columns, act];
}

function ReplaceItem({ item: { id, part, text, measures, next }, onClose }: { item: DeskQuestion; onClose: () => void }) {
  const { data } = useAnswer(deskOneQuery(listDeskQuestions));
  const said = 'It waits for the next version.';
  const form = useDeskForm(changeDeskQuestion, {
    params: { id },
    defaults: { text: next ?? '', was: next },
    said,
    keeps: true,
    onDone: onClose,
  });
  const back = useDeskForm(changeDeskQuestion, {
    params: { id },
    defaults: { text: null, was: next },
    said: 'The item stays as it is.',
    onDone: onClose,
  });
  return (
    <WritingDialog
      onClose={onClose}
      title="Replace this item"
      description={`“${text}” is retired with the next version. Until then nothing changes.`}
    >
      <DeskForm
        form={form}
        go="Put it to the next version"
        others={
          next !== null && (
            <DeskButton busy={back.busy} onClick={() => void back.submit()}>
              Keep the item as it is
            </DeskButton>
          )
        }
      >
        <TextField
          label="New wording"
          hint={`It has to measure the same, ${measures.replaceAll('_', ' ')}: one thing to do, in ${WORDS[part]} words that begin with a verb, without a job title, pay, rank or fame.`}
          autoComplete="off"
          {...form.field('text')}
        />
        {data && (
          <details>
            <summary>Verbs to begin with</summary>
            <p>{data.first_words.join(', ')}</p>
          </details>
        )}
      </DeskForm>
    </WritingDialog>
  );
}
