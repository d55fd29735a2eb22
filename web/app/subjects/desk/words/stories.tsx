import { addDeskStory, changeDeskStory, type DeskStory, listDeskStories, removeDeskStory } from '@careerscoop/contract/desk-words';
import type { Column } from '../../../ui/data-table.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useDeskForm } from '../use-desk-form.ts';
import { type KeptFormProps, KeptScreen } from './kept-screen.tsx';
import { PERSON_CHOICES } from './people-choices.ts';
import { PlaceField } from './place-field.tsx';

const KINDS = [
  { value: 'students', label: 'Students' },
  { value: 'parents', label: 'Parents' },
];
const FILTERS = [{ name: 'kind', label: 'Whose', choices: KINDS }];

const COLUMNS: readonly Column<DeskStory>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Whose', label: 'Whose', cell: ({ kind }) => KINDS.find(({ value }) => value === kind)?.label },
  { head: 'Place', label: 'Place', kind: 'number', cell: ({ ordering }) => ordering },
  { head: 'Headline', kind: 'words', cell: ({ title }) => title },
  { head: 'Mark', cell: ({ example }) => (example ? <Tag>Example</Tag> : <span className="desk-state desk-state--on">Real</span>) },
];

/** Stories of students and parents. */
export function Stories() {
  return (
    <KeptScreen<DeskStory>
      title="Stories"
      lead="What you add has no mark “Example”: add only what somebody really told and agreed to show. Real ones stand first, and once a list has three, our examples in it are not shown any more."
      one="story"
      endpoint={listDeskStories}
      remove={removeDeskStory}
      caption="Stories, each list in its order."
      columns={COLUMNS}
      filters={FILTERS}
      search="Name, headline or words"
      empty="There is no story."
      nameOf={({ name, title }) => `${name}: ${title}`}
      Form={StoryForm}
    />
  );
}

function StoryForm({ row, onDone }: KeptFormProps<DeskStory>) {
  return row ? <ChangeStory row={row} onDone={onDone} /> : <AddStory onDone={onDone} />;
}

function AddStory({ onDone }: { onDone: () => void }) {
  const defaults = { kind: 'students', who: PERSON_CHOICES[0]?.value, name: '', about: '', title: '', body: '' };
  const form = useDeskForm(addDeskStory, { defaults, said: 'The story is on its page.', onDone });
  return (
    <DeskForm form={form} go="Add the story">
      <SelectField label="Whose story" choices={KINDS} {...form.field('kind')} />
      <StoryFields field={form.field} />
    </DeskForm>
  );
}

function ChangeStory({ row, onDone }: { row: DeskStory; onDone: () => void }) {
  const { id, who, name, about, title, body, ordering } = row;
  const seen = { who, name, about, title, body };
  const defaults = { ...seen, ordering, was: seen };
  const form = useDeskForm(changeDeskStory, { params: { id }, defaults, said: 'The story is changed.', keeps: true, onDone });
  return (
    <DeskForm form={form} go="Save the story">
      <StoryFields field={form.field} />
      <PlaceField field={form.field} />
    </DeskForm>
  );
}

type FieldOf = (name: 'who' | 'name' | 'about' | 'title' | 'body') => { name: string; error: string | undefined };

function StoryFields({ field }: { field: FieldOf }) {
  return (
    <>
      <div className="desk-fields">
        <TextField label="Name" hint="A first name is enough." autoComplete="off" {...field('name')} />
        <TextField label="Who they are" hint="As “17, in her last year of school”." optional autoComplete="off" {...field('about')} />
        <SelectField label="Portrait" hint="Faces are drawn." choices={PERSON_CHOICES} {...field('who')} />
      </div>
      <TextField label="Headline" autoComplete="off" {...field('title')} />
      <TextareaField label="Story" hint="An empty line begins a new paragraph." rows={10} {...field('body')} />
    </>
  );
}
