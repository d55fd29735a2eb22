import { addDeskQuote, changeDeskQuote, type DeskQuote, listDeskQuotes, removeDeskQuote } from '@careerscoop/contract/desk-words';
import type { Column } from '../../../ui/data-table.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { type KeptFormProps, KeptScreen } from './kept-screen.tsx';
import { PORTRAIT_CHOICES } from './people-choices.ts';

const COLUMNS: readonly Column<DeskQuote>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Who they are', label: 'Who', cell: ({ title }) => title },
  { head: 'Words', kind: 'words', cell: ({ review }) => <q>{review}</q> },
  { head: 'Mark', cell: ({ example }) => (example ? <Tag>Example</Tag> : <span className="desk-state desk-state--on">Real</span>) },
];

/** What people say about the product, on the start page. */
export function Quotes() {
  return (
    <KeptScreen<DeskQuote>
      title="Quotes"
      lead="The start page shows the first three. What you add is shown without the mark “Example”, so add only what somebody really said and agreed to show. Once there are three, our examples are not shown any more."
      one="quote"
      endpoint={listDeskQuotes}
      remove={removeDeskQuote}
      caption="Quotes, real ones first."
      columns={COLUMNS}
      search="Name or words"
      empty="There is no quote. The start page shows the ones it was built with."
      nameOf={({ name }) => name}
      Form={QuoteForm}
    />
  );
}

function QuoteForm({ row, onDone }: KeptFormProps<DeskQuote>) {
  return row ? <ChangeQuote row={row} onDone={onDone} /> : <AddQuote onDone={onDone} />;
}

function AddQuote({ onDone }: { onDone: () => void }) {
  const defaults = { image: PORTRAIT_CHOICES[0]?.value, name: '', title: '', review: '' };
  const form = useDeskForm(addDeskQuote, { defaults, said: 'The quote is on the start page.', onDone });
  return (
    <DeskForm form={form} go="Add the quote">
      <QuoteFields field={form.field} />
    </DeskForm>
  );
}

function ChangeQuote({ row: { id, image, name, title, review }, onDone }: { row: DeskQuote; onDone: () => void }) {
  const seen = { image, name, title, review };
  const defaults = { ...seen, was: seen };
  const form = useDeskForm(changeDeskQuote, { params: { id }, defaults, said: 'The quote is changed.', keeps: true, onDone });
  return (
    <DeskForm form={form} go="Save the quote">
      <QuoteFields field={form.field} />
    </DeskForm>
  );
}

type FieldOf = (name: 'image' | 'name' | 'title' | 'review') => { name: string; error: string | undefined };

function QuoteFields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className="desk-fields">
        <TextField label="Name" hint="A first name is enough." autoComplete="off" {...field('name')} />
        <TextField label="Who they are" hint="As “Student, 16”." autoComplete="off" {...field('title')} />
        <SelectField label="Portrait" hint="Faces are drawn." choices={PORTRAIT_CHOICES} {...field('image')} />
      </div>
      <TextareaField label="Quote" hint="Their words, without quotation marks." rows={5} {...field('review')} />
    </>
  );
}
