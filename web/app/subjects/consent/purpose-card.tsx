import type { ParentView } from '@careerscoop/contract/consent';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dayInWords } from '../../lib/day-in-words.ts';
import { Card } from '../../ui/block.tsx';
import { PillsField } from '../../ui/pills-field.tsx';

interface PurposeCardProps {
  purpose: ParentView['purposes'][number];
  field: UseFormRegisterReturn;
  error: string | undefined;
}

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** One part: what it is, why, who would see what, and the answer. */
export function PurposeCard({ purpose: { title, what, why, who, state, decided_at }, field, error }: PurposeCardProps) {
  return (
    <Card className="purpose">
      <h3 className="h3">{title}</h3>
      <dl className="purpose__l">
        <dt>What</dt>
        <dd>{what}</dd>
        <dt>Why</dt>
        <dd>{why}</dd>
        <dt>Who sees what</dt>
        <dd>{who}</dd>
      </dl>
      <PillsField
        label={
          <>
            Do you agree?<span className="vh"> {title}</span>
          </>
        }
        choices={CHOICES}
        {...field}
        error={error}
      />
      {decided_at && (
        <p className="small soft">
          You said {state === 'granted' ? 'yes' : 'no'} on {dayInWords(decided_at)}.
        </p>
      )}
    </Card>
  );
}
