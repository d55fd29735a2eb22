import { FIND_LOOKS } from '@careerscoop/art/finds.ts';
import { PLAIN_PICTURE } from '@careerscoop/contract/desk-resources';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type FieldOf = (name: 'title' | 'subtitle' | 'url' | 'video' | 'body' | 'thumbnail') => { name: string; error: string | undefined };

/** What is written of a free resource, new or there already. `present` is the picture that it has. */
export function ResourceFields({ field, present }: { field: FieldOf; present?: string }) {
  return (
    <>
      <div className="desk-fields">
        <TextField label="Title" autoComplete="off" {...field('title')} />
        <TextField label="Line under it" autoComplete="off" {...field('subtitle')} />
        <SelectField label="Picture" choices={pictureChoices(present)} {...field('thumbnail')} />
      </div>
      <div className="desk-fields">
        <TextField
          label="Address"
          hint="Begins with https://. Empty when the text says all of it."
          optional
          autoComplete="off"
          {...field('url')}
        />
        <TextField label="Film" hint="The address of a film, if there is one." optional autoComplete="off" {...field('video')} />
      </div>
      <TextareaField
        label="Text"
        hint="Paragraphs with an empty line between them, or a little markup: <p>, <b>, <ul>."
        rows={8}
        {...field('body')}
      />
    </>
  );
}

/** The drawn pictures to choose from, with the one that it has. */
export function pictureChoices(present?: string) {
  const drawn = Object.entries(FIND_LOOKS).map(([key, { tool, second }]) => ({
    value: `/art/finds/${key}.svg`,
    label: seen(tool, second),
  }));
  const all = [{ value: PLAIN_PICTURE, label: 'An empty cup' }, ...drawn];
  return !present || all.some(({ value }) => value === present) ? all : [{ value: present, label: 'The one it has' }, ...all];
}

/** What a picture shows: "Book and lens". */
function seen(...tools: string[]): string {
  const words = tools.join(' and ').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
