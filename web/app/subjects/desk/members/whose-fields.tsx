import { LEVELS, type Level } from '@careerscoop/contract/desk-permissions';
import { listSchoolNames } from '@careerscoop/contract/desk-schools';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { deskOneQuery } from '../desk.queries.ts';
import { LEVEL_NAMES } from '../desk-place.ts';
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

type FieldOf = (name: 'school_id' | 'code', options?: object) => { error: string | undefined; name: string };

/** Whose people an organization's are: a school of the list, or the code of a sponsor. */
export function WhoseFields({ field }: { field: FieldOf }) {
  const { data = [] } = useQuery(deskOneQuery(listSchoolNames));
  return (
    <>
      <SelectField
        label="School"
        placeholder="None, a sponsor"
        choices={data.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('school_id', asNumber)}
      />
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
