import { CompanionAvatar } from '../../art/avatar.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import './companions.css';

/** None yet: what they are, and what opens them. */
export function CompanionsEmpty() {
  return (
    <EmptyState
      title="You don't have any assigned yet"
      text="Career Buddy talks careers through with you. College Buddy looks for schools. They come with the AI Companions subscription, or your school or a representative opens them for you."
      room="mint"
      art={
        <div className="comps-empty">
          <CompanionAvatar name="career-buddy" />
          <CompanionAvatar name="college-buddy" />
        </div>
      }
      actions={
        <LinkButton kind="go" to={paths.pricing}>
          See the plans
        </LinkButton>
      }
    />
  );
}
