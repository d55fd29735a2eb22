import { TextField } from '../../../ui/text-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';

type FieldOf = (name: 'subject' | 'body') => { name: string; error: string | undefined };

const HINT =
  'Markdown: # headline, **bold**, - list, [words](https://…). HTML and pictures are shown as words. Greeting and the link to end it come by themselves.';

/** What is written of a newsletter. */
export function LetterFields({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField label="Subject" autoComplete="off" {...field('subject')} />
      <TextareaField label="Text" hint={HINT} rows={16} className="draft-text" {...field('body')} />
    </>
  );
}
