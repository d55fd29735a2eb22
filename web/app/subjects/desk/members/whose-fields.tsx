import { LEVELS, type Level } from '@careerscoop/contract/desk-permissions';
import { TextField } from '../../../ui/text-field.tsx';
import { LEVEL_NAMES } from '../desk-place.ts';
import { SchoolField } from '../people/school-field.tsx';
import { asNothing, asNumber } from '../use-desk-form.ts';

export const LEVEL_CHOICES = LEVELS.map((value) => ({ value, label: LEVEL_NAMES[value] }));

/** What each level is there for, said where one is chosen. */
export const LEVEL_WORDS: Record<Level, string> = {
  admin: 'All of it, with money and desk accounts.',
  representative: 'Students, sessions, codes, messages. No money, no desk accounts.',
  safety: 'Mentors and their checks, reports, feedback, the companions.',
  content: 'Quotes, stories, questions, resources, the newsletter. No student.',
  organization: 'A school’s or sponsor’s own person: sees the students of theirs who agreed, and changes nothing.',
};

type FieldOf = (name: 'school_id' | 'code', options?: object) => { id: string; error: string | undefined; name: string };

interface WhoseFieldsProps {
  field: FieldOf;
  /** The school that is in the form. */
  school: unknown;
  onSchool: (id: number | null) => void;
}

/** Whose people an organization's are: a school of the list, or the code of a sponsor. */
export function WhoseFields({ field, school, onSchool }: WhoseFieldsProps) {
  return (
    <>
      <SchoolField of={field('school_id', asNumber)} value={school} onValue={onSchool} none="None, a sponsor" />
      <TextField
        label="Or the sponsor’s code"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code', asNothing)}
      />
    </>
  );
}
