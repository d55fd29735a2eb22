import type { UseFormRegisterReturn } from 'react-hook-form';
import { addDeskCode, changeDeskCode, type CodeSettings, type DeskCode } from '@careerscoop/contract/desk-codes';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { asNothing, asNumber, useDeskForm } from '../use-desk-form.ts';
import { SchoolField } from './school-field.tsx';
import { usePlanChoices } from './use-choices.ts';

const NEW: CodeSettings = {
  label: '',
  school_id: null,
  companions: false,
  plan_id: null,
  months: null,
  seats: null,
  opens_on: null,
  closes_on: null,
  is_active: true,
};

/** A new code. */
export function NewCodeForm({ onMade }: { onMade: (code: string) => void }) {
  const form = useDeskForm(addDeskCode, {
    defaults: { ...NEW, code: '' },
    said: 'The code is made.',
    onDone: ({ code }) => onMade(code),
  });
  return (
    <Panel pad>
      <DeskForm form={form} go="Make the code">
        <div className="desk-fields">
          <TextField label="Code" hint="4 to 40 letters, digits and dashes." autoComplete="off" {...form.field('code')} />
        </div>
        <CodeFields field={form.field} school={form.watch('school_id')} onSchool={(school) => form.setValue('school_id', school)} />
      </DeskForm>
    </Panel>
  );
}

/** A code that is there: whoever has redeemed it follows what is changed. */
export function CodeForm({ code }: { code: DeskCode }) {
  const form = useDeskForm(changeDeskCode, {
    params: { code: code.code },
    defaults: seenOf(code),
    said: 'The code is changed.',
    keeps: true,
    onDone: (saved) => form.reset(seenOf(saved)),
  });
  return (
    <Panel pad>
      <DeskForm form={form} title="Change it" go="Save the code">
        <p className="soft">Who has redeemed it follows: with its last day, and while it is switched off.</p>
        <CodeFields field={form.field} school={form.watch('school_id')} onSchool={(school) => form.setValue('school_id', school)} />
        <CheckboxField label="It is open: it can be redeemed between its days" {...form.field('is_active')} />
      </DeskForm>
    </Panel>
  );
}

function settingsOf({ school, plan, label, companions, months, seats, opens_on, closes_on, is_active }: DeskCode): CodeSettings {
  return { label, companions, months, seats, opens_on, closes_on, is_active, school_id: school?.id ?? null, plan_id: plan?.id ?? null };
}

/** The settings as they were seen; what somebody else changes meanwhile does not touch them, and is told when they are sent. */
function seenOf(code: DeskCode) {
  const seen = settingsOf(code);
  return { ...seen, was: seen };
}

interface CodeFieldsProps {
  field: (
    name: keyof CodeSettings,
    options?: { setValueAs?: (value: string) => unknown },
  ) => UseFormRegisterReturn & { id: string; error: string | undefined };
  /** The school that is in the form. */
  school: unknown;
  onSchool: (id: number | null) => void;
}

/** What can be said of a code. */
function CodeFields({ field, school, onSchool }: CodeFieldsProps) {
  const plans = usePlanChoices({ paid: true });
  return (
    <>
      <div className="desk-fields">
        <TextField label="Who it belongs to" autoComplete="off" {...field('label')} />
        <SchoolField of={field('school_id', asNumber)} value={school} onValue={onSchool} />
        <SelectField key={`p${plans.length}`} label="Pays for" placeholder="No plan" choices={plans} {...field('plan_id', asNumber)} />
        <TextField label="Months, else as the plan says" type="number" optional {...field('months', asNumber)} />
        <TextField label="Places, else any number" type="number" optional {...field('seats', asNumber)} />
        <TextField label="First day" type="date" optional {...field('opens_on', asNothing)} />
        <TextField label="Last day" type="date" optional {...field('closes_on', asNothing)} />
      </div>
      <CheckboxField label="It opens the AI companions, also without a plan" {...field('companions')} />
    </>
  );
}
