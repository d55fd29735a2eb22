import { useState } from 'react';

import { CheckboxField } from '../checkbox-field.tsx';
import { FormError } from '../form-error.tsx';
import { ManyPillsField } from '../many-pills-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { PillsField } from '../pills-field.tsx';
import { SelectField } from '../select-field.tsx';
import { SuggestField } from '../suggest-field.tsx';
import { TextareaField } from '../textarea-field.tsx';
import { TextField } from '../text-field.tsx';

const GRADES = ['Freshman', 'Sophomore', 'Junior', 'Senior', 'Other'].map((label, value) => ({
  value,
  label,
}));

const STREETS = ['48 Willow Lane, Duluth', '48 Willow Street, Dayton', '480 Willow Road, Durham'];

export function FieldsSection() {
  const [address, setAddress] = useState('48 Wil');
  const [topics, setTopics] = useState([1, 3]);
  const found = STREETS.filter((street) => street.toLowerCase().startsWith(address.toLowerCase()));
  return (
    <section>
      <h2 className="h3">Fields</h2>
      <FormError
        faults={[
          { id: 'dev_email', message: 'Email is invalid.' },
          { id: 'dev_zip', message: 'Zip Code is required.' },
        ]}
      />
      <br />
      <div className="dev__fields">
        <TextField label="City" name="dev_city" defaultValue="Duluth" autoComplete="off" />
        <TextField label="Empty" name="dev_empty" placeholder="you@example.com" hint="A hint stands before the field." />
        <TextField label="Email" name="dev_email" defaultValue="noor@" error="Email is invalid." />
        <TextField label="Zip Code" name="dev_zip" error="Zip Code is required." hint="Five digits." required />
        <TextField label="Off" name="dev_off" defaultValue="Cannot be changed now" disabled />
        <TextField label="Only to read" name="dev_read" defaultValue="student@demo" readOnly optional />
        <SelectField label="Grade" name="dev_grade" choices={GRADES} placeholder="Choose one" />
        <SelectField label="Grade, missing" name="dev_grade_2" choices={GRADES} error="Grade is required." />
        <SelectField label="Grade, off" name="dev_grade_3" choices={GRADES} disabled />
        <PasswordField label="Password" name="dev_password" defaultValue="a secret" autoComplete="new-password" />
        <PasswordField label="Password, wrong" name="dev_password_2" error="Password is too short." />
        <SuggestField
          label="Address"
          name="dev_address"
          hint="Start typing and pick yours, or write it out."
          value={address}
          onValue={setAddress}
          suggestions={found.map((text) => ({ id: text, text }))}
        />
        <TextareaField label="Message" name="dev_message" defaultValue="Two lines and a bit of room." />
        <TextareaField label="Message, missing" name="dev_message_2" error="Message is required." />
        <div>
          <CheckboxField label="I have read the terms" name="dev_terms" defaultChecked />
          <CheckboxField label="Send me the letter" name="dev_letter" />
          <CheckboxField label="I agree" name="dev_agree" error="You need to agree to go on." />
          <CheckboxField label="Not open yet" name="dev_later" disabled />
        </div>
        <PillsField label="Grade" name="dev_pills" choices={GRADES} defaultValue={1} />
        <PillsField label="Grade, missing" name="dev_pills_2" choices={GRADES} error="Grade is required." />
        <ManyPillsField label="Topics" name="dev_topics" choices={GRADES} value={topics} onValue={setTopics} />
      </div>
    </section>
  );
}
