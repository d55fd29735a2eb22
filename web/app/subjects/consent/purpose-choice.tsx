import type { ParentView } from '@careerscoop/contract/consent';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dayInWords } from '../../lib/day-in-words.ts';
import { Card } from '../../ui/block.tsx';
import { PillsField } from '../../ui/pills-field.tsx';
import { PURPOSE_LINES } from './purpose-lines.ts';

interface PurposeChoiceProps {
  purpose: ParentView['purposes'][number];
  field: UseFormRegisterReturn;
  error: string | undefined;
}

const CHOICES = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** One part in a line with its Yes and No, so that all of them stand on the first screen of a phone. */
export function PurposeChoice({ purpose: { purpose, title, state, decided_at }, field, error }: PurposeChoiceProps) {
  const said = decided_at && ` You said ${state === 'granted' ? 'yes' : 'no'} on ${dayInWords(decided_at)}.`;
  return (
    <Card className="choice">
      <PillsField label={title} hint={`${PURPOSE_LINES[purpose]}${said ?? ''}`} choices={CHOICES} {...field} error={error} />
    </Card>
  );
}
