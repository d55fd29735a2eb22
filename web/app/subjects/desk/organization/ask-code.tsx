import { askForCode } from '@careerscoop/contract/desk-organization';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { asNumber, useDeskForm } from '../use-desk-form.ts';

/** Asks for a class code; a representative makes it. */
export function AskCode() {
  const form = useDeskForm(askForCode, {
    defaults: { label: '', seats: null },
    said: 'We have your request, and write when the code is ready.',
  });
  return (
    <DeskForm form={form} title="Ask for a class code" go="Ask for it">
      <div className="desk-fields">
        <TextField label="Class" hint="As you call it: “Biology, grade 10”." autoComplete="off" {...form.field('label')} />
        <TextField
          label="How many students"
          hint="So many places the code has."
          type="number"
          inputMode="numeric"
          {...form.field('seats', asNumber)}
        />
      </div>
    </DeskForm>
  );
}
