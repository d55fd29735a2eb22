import { addDeskFaq, changeDeskFaq, type DeskFaq, listDeskFaqs, removeDeskFaq } from '@careerscoop/contract/desk-words';
import type { Column } from '../../../ui/data-table.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { type KeptFormProps, KeptScreen } from './kept-screen.tsx';
import { PlaceField } from './place-field.tsx';

const KINDS = [
  { value: 'explorer', label: 'Career Explorer' },
  { value: 'partner', label: 'Community Partner' },
];
const FILTERS = [{ name: 'kind', label: 'For', choices: KINDS }];

const COLUMNS: readonly Column<DeskFaq>[] = [
  { head: 'Question', kind: 'words', cell: ({ question }) => question },
  { head: 'For', label: 'For', cell: ({ kind }) => (kind === 'explorer' ? 'Explorers' : 'Partners') },
  { head: 'Place', label: 'Place', kind: 'number', cell: ({ ordering }) => ordering },
  { head: 'Answer', kind: 'words', cell: ({ answer }) => answer },
];

/** Questions that people ask. */
export function Faqs() {
  return (
    <KeptScreen<DeskFaq>
      title="Questions people ask"
      lead="Two lists: for explorers and for community partners. A change shows as soon as somebody opens the page."
      one="question"
      endpoint={listDeskFaqs}
      remove={removeDeskFaq}
      caption="Questions with their answers, each list in its order."
      columns={COLUMNS}
      filters={FILTERS}
      search="Words of a question or an answer"
      empty="There is no question. Add the first one."
      nameOf={({ question }) => question}
      Form={FaqForm}
    />
  );
}

function FaqForm({ row, onDone }: KeptFormProps<DeskFaq>) {
  return row ? <ChangeFaq row={row} onDone={onDone} /> : <AddFaq onDone={onDone} />;
}

function AddFaq({ onDone }: { onDone: () => void }) {
  const defaults = { kind: 'explorer', question: '', answer: '' };
  const form = useDeskForm(addDeskFaq, { defaults, said: 'The question is on its page.', onDone });
  return (
    <DeskForm form={form} go="Add the question">
      <SelectField label="For" choices={KINDS} {...form.field('kind')} />
      <FaqFields field={form.field} />
    </DeskForm>
  );
}

function ChangeFaq({ row: { id, question, answer, ordering }, onDone }: { row: DeskFaq; onDone: () => void }) {
  const seen = { question, answer };
  const defaults = { ...seen, ordering, was: seen };
  const form = useDeskForm(changeDeskFaq, { params: { id }, defaults, said: 'The question is changed.', keeps: true, onDone });
  return (
    <DeskForm form={form} go="Save the question">
      <FaqFields field={form.field} />
      <PlaceField field={form.field} />
    </DeskForm>
  );
}

type FieldOf = (name: 'question' | 'answer') => { name: string; error: string | undefined };

function FaqFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField label="Question" autoComplete="off" {...field('question')} />
      <TextareaField label="Answer" hint="Short: two or three sentences." rows={6} {...field('answer')} />
    </>
  );
}
