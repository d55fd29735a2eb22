import { CompanionAvatar } from '@careerscoop/art/avatar.tsx';
import { paths } from '../../lib/paths.ts';
import { useCompanionsOpen } from '../../lib/site.ts';
import { BACK_LEADS_THERE, useWishing } from '../../lib/use-wishing.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import './companions.css';

/** None yet: what they are, and what opens them. Who waits for a parent is not sent to the plans, and nobody is while they are closed. */
export function CompanionsEmpty({ waitsForParent }: { waitsForParent: boolean }) {
  const { keep } = useWishing();
  return (
    <EmptyState
      title="You don't have any assigned yet"
      text="Career Buddy talks careers through with you. College Buddy looks for schools. They come with the AI Companions subscription, or when your school or a representative gives them to you."
      room="mint"
      art={
        <div className="comps-empty">
          <CompanionAvatar name="career-buddy" />
          <CompanionAvatar name="college-buddy" />
        </div>
      }
      actions={
        !useCompanionsOpen() ? (
          <LinkButton kind="line" to={paths.careers}>
            Look at careers
          </LinkButton>
        ) : waitsForParent ? (
          <LinkButton to={paths.profileConsent}>What a parent decides</LinkButton>
        ) : (
          <LinkButton kind="line" to={paths.pricing} state={BACK_LEADS_THERE} onClick={() => keep({ kind: 'companions' })}>
            See the plans
          </LinkButton>
        )
      }
    />
  );
}
