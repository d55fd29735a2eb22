import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EmptyState } from '../../../ui/states.tsx';

/** No answers were handed in, so nothing is on its way: what the ten are made from, and the way to begin. */
export function NotTaken() {
  return (
    <EmptyState
      heading="h1"
      room="waffle"
      art={<EmptyCup />}
      title="Your ten start with your answers"
      text="You have not taken the assessment yet. Four short parts, about thirteen minutes. Stop when you like: we keep your place."
      actions={
        <>
          <LinkButton kind="go" to={paths.scenario(0)}>
            Start now
          </LinkButton>
          <LinkButton kind="line" to={paths.careers}>
            Look at all careers
          </LinkButton>
        </>
      }
    />
  );
}
