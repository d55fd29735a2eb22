import { ADULT_AGE, MINIMUM_AGE } from '@careerscoop/contract/constants';
import type { ParentView } from '@careerscoop/contract/consent';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ParentAccess } from '../../lib/guardian-access.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { numberChoices } from '../../ui/number-choices.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useCorrectAge } from './guardian.queries.ts';

const OLDEST = 21;
const AGES = [...numberChoices(MINIMUM_AGE, OLDEST - 1), { value: OLDEST, label: `${OLDEST} or older` }];

interface AgeCorrectionProps {
  opened: ParentAccess;
  student: ParentView['student'];
}

/** A parent knows the age best: it moves the day from which the child decides alone. */
export function AgeCorrection({ opened, student }: AgeCorrectionProps) {
  const [age, setAge] = useState(String(student.age ?? ''));
  const field = useRef<HTMLSelectElement>(null);
  const [sure, setSure] = useState(false);
  const correct = useCorrectAge(opened);
  const refused = correct.error?.fields['age']?.join(' ');
  const send = () => correct.mutate(Number(age), { onSettled: () => setSure(false) });

  return (
    <form
      className="age"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (Number(age) >= ADULT_AGE) setSure(true);
        else send();
      }}
    >
      <p>
        The account says {student.age ?? 'nothing'}. If that is wrong, correct it here.{' '}
        <Link to={`${paths.parents}#under-13`}>Younger than {MINIMUM_AGE}?</Link>
      </p>
      <SelectField
        ref={field}
        label="Age"
        name="age"
        choices={AGES}
        value={age}
        error={refused}
        onChange={({ target }) => {
          setAge(target.value);
          correct.reset();
        }}
      />
      {correct.error && !refused && (
        <Notice tone="bad">
          {correct.error.messages.join(' ')} <Reference of={correct.error} />
        </Notice>
      )}
      {correct.isSuccess && <Notice tone="good">The age is corrected.</Notice>}
      <div>
        <Button kind="line" type="submit" busy={correct.isPending} disabled={age === String(student.age ?? '')}>
          Correct the age
        </Button>
      </div>
      <ConfirmDialog
        open={sure}
        title={`Is ${student.first_name} ${age}?`}
        description="Then they decide alone from now on, and this page closes for you."
        yes="Yes, correct it"
        no="Cancel"
        busy={correct.isPending}
        finalFocus={() => !refused || field.current}
        onYes={send}
        onNo={() => setSure(false)}
      />
    </form>
  );
}
