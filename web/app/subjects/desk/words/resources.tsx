import {
  addDeskResource,
  changeDeskResource,
  type DeskResource,
  listDeskResources,
  removeDeskResource,
} from '@careerscoop/contract/desk-resources';
import type { Column } from '../../../ui/data-table.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { useMay } from '../desk-place.ts';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { useSchoolChoices } from '../people/use-choices.ts';
import { type KeptFormProps, KeptScreen } from './kept-screen.tsx';
import { PlaceField } from './place-field.tsx';
import { pictureChoices, ResourceFields } from './resource-fields.tsx';

const KINDS = [
  { value: 'picks', label: 'Picks For You' },
  { value: 'finds', label: 'Great Finds' },
];
const FILTERS = [{ name: 'kind', label: 'List', choices: KINDS }];

const COLUMNS: readonly Column<DeskResource>[] = [
  { head: 'Title', kind: 'words', cell: ({ title }) => title },
  { head: 'List', label: 'List', cell: listOf },
  { head: 'Place', label: 'Place', kind: 'number', cell: ({ ordering }) => ordering },
  { head: 'Address', cell: ({ url }) => (url ? new URL(url).hostname : 'None') },
];

function listOf({ kind, school_name }: DeskResource): string {
  const list = KINDS.find(({ value }) => value === kind)?.label ?? '';
  return school_name === null ? list : `${list}, ${school_name}`;
}

/** Free things worth a look: Picks For You and Great Finds. */
export function Resources() {
  return (
    <KeptScreen<DeskResource>
      title="Free resources"
      lead="Two rows under every profile: Picks For You, to plan what comes next, and Great Finds, to learn and try. What belongs to a school is shown to its students alone, before the rest."
      one="resource"
      endpoint={listDeskResources}
      remove={removeDeskResource}
      caption="Free resources, each list in its order."
      columns={COLUMNS}
      filters={FILTERS}
      search="Title or words"
      empty="There is nothing in these lists. Add the first one."
      nameOf={({ title }) => title}
      Form={ResourceForm}
    />
  );
}

function ResourceForm({ row, onDone }: KeptFormProps<DeskResource>) {
  return row ? <ChangeResource row={row} onDone={onDone} /> : <AddResource onDone={onDone} />;
}

function AddResource({ onDone }: { onDone: () => void }) {
  const may = useMay('students.read');
  const defaults = {
    kind: 'picks',
    school: null,
    title: '',
    subtitle: '',
    url: '',
    video: '',
    body: '',
    thumbnail: pictureChoices()[0]?.value,
  };
  const form = useDeskForm(addDeskResource, { defaults, said: 'It is in its list.', onDone });
  return (
    <DeskForm form={form} go="Add the resource">
      <div className="desk-fields">
        <SelectField label="List" choices={KINDS} {...form.field('kind')} />
        {may && <SchoolChoice field={form.field} />}
      </div>
      <ResourceFields field={form.field} />
    </DeskForm>
  );
}

type SchoolField = (name: 'school', options: typeof asNumber) => { name: string; error: string | undefined };

function SchoolChoice({ field }: { field: SchoolField }) {
  const schools = useSchoolChoices();
  // A select keeps no value that is not among its choices yet.
  return <SelectField key={schools.length} label="Who sees it" placeholder="Everybody" choices={schools} {...field('school', asNumber)} />;
}

function ChangeResource({ row, onDone }: { row: DeskResource; onDone: () => void }) {
  const { id, title, subtitle, url, body, thumbnail, ordering } = row;
  const seen = { title, subtitle, url, body, thumbnail, video: row.video ?? '' };
  const defaults = { ...seen, ordering, was: { ...seen, video: row.video } };
  const form = useDeskForm(changeDeskResource, { params: { id }, defaults, said: 'The resource is changed.', keeps: true, onDone });
  return (
    <DeskForm form={form} go="Save the resource">
      <ResourceFields field={form.field} present={thumbnail} />
      <PlaceField field={form.field} />
    </DeskForm>
  );
}
