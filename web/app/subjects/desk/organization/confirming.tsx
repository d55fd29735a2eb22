import { useState } from 'react';
import { type PrintedCodes, CONFIRMING_DAYS, printConfirmingCodes } from '@careerscoop/contract/desk-organization';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { paths } from '../../../lib/paths.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeskButton } from '../desk-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import { Panel } from '../desk-page.tsx';
import { asNumber, useDeskForm } from '../use-desk-form.ts';
import { choicesOf, WithOwnCodes } from './own-codes.tsx';
import './organization.css';

/** One-use codes on paper, for accounts that our mail does not reach. */
export function Confirming() {
  return <WithOwnCodes>{(organization) => <Printing choices={choicesOf(organization)} />}</WithOwnCodes>;
}

function Printing({ choices }: { choices: { value: string; label: string }[] }) {
  const [printed, setPrinted] = useState<PrintedCodes>();
  const form = useDeskForm(printConfirmingCodes, {
    defaults: { code: choices[0]?.value ?? '', count: 30 },
    keeps: true,
    onDone: setPrinted,
  });
  return (
    <>
      <div className="class-sheet__tools">
        <Panel pad>
          <DeskForm form={form} title="A list for a class" go="Make the codes">
            <p className="soft">
              Hand each student one code, in person: it says that you know who they are. Each works once, for {CONFIRMING_DAYS} days, and
              only for an account that signed up with your class code. We show them now and never again.
            </p>
            <div className="desk-fields">
              <SelectField label="Class code" choices={choices} {...form.field('code')} />
              <TextField label="How many" type="number" inputMode="numeric" {...form.field('count', asNumber)} />
            </div>
          </DeskForm>
        </Panel>
      </div>
      {printed && <Codes printed={printed} />}
    </>
  );
}

function Codes({ printed: { code, codes, expires_at } }: { printed: PrintedCodes }) {
  const address = `${window.location.host}${paths.confirmCode}`;
  return (
    <section className="class-sheet" aria-label="The codes">
      <h2>
        {codes.length} {codes.length === 1 ? 'code' : 'codes'} for {code}
      </h2>
      <p>
        Each student goes to {address}, with the email and password of the account. Until {dayInWords(expires_at)}.
      </p>
      <ol className="slips">
        {codes.map((each) => (
          <li key={each}>
            <b>{each}</b>
            <small>{address}</small>
          </li>
        ))}
      </ol>
      <div className="desk-row class-sheet__tools">
        <DeskButton onClick={() => window.print()}>Print them</DeskButton>
      </div>
    </section>
  );
}
