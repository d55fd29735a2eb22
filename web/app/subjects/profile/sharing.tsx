import type { Profile } from '@careerscoop/contract/profile';
import { useId } from 'react';
import { Card } from '../../ui/block.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Reference } from '../../ui/reference.tsx';
import { useSaveProfile } from './profile.queries.ts';

/** The student's own yes or no to sharing; a parent's comes on top for who is under 18. */
export function Sharing({ profile }: { profile: Profile }) {
  const heading = useId();
  const save = useSaveProfile();
  const shown = save.isPending ? save.variables.allow_data_sharing : profile.allow_data_sharing;
  return (
    <Card as="section" className="info__part" aria-labelledby={heading}>
      <h2 className="h3" id={heading}>
        Sharing
      </h2>
      <CheckboxField
        name="allow_data_sharing"
        label="Share with my school or sponsor"
        hint="They would see your name, contact, answers, careers and activity. Under 18, your parent must agree too. You can change this at any time."
        checked={shown ?? false}
        aria-busy={save.isPending || undefined}
        onChange={({ target }) => !save.isPending && save.mutate({ allow_data_sharing: target.checked })}
      />
      {save.isSuccess && (
        <Notice tone="good">{profile.allow_data_sharing ? 'Saved: sharing is on.' : 'Saved: nothing is shared.'}</Notice>
      )}
      {save.error && <Notice tone="bad">{save.error.message} Nothing has changed. <Reference of={save.error} /></Notice>}
    </Card>
  );
}
