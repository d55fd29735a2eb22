import SmilingScoop from '@careerscoop/art/scenes/smiling-scoop.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** None yet: the two ways in; the third, an own step, stands below. */
export function StepsEmpty() {
  return (
    <EmptyState
      title="No steps yet"
      text="Every career page has one small thing to try. Career Buddy can write you a whole plan. Or write a step of your own below."
      room="mint"
      art={<SmilingScoop />}
      actions={
        <>
          <LinkButton kind="go" to={paths.recommendations}>
            Look at my careers
          </LinkButton>
          <LinkButton kind="line" to={paths.companions}>
            Ask for a plan
          </LinkButton>
        </>
      }
    />
  );
}
