import EmptyCup from '@careerscoop/art/scenes/empty-cup.tsx';
import ThinkingMachine from '@careerscoop/art/scenes/thinking-machine.tsx';
import { Card } from '../block.tsx';
import { LinkButton } from '../link-button.tsx';
import { EmptyState } from '../states.tsx';
import { Bone, Skeleton, Spinner } from '../waiting.tsx';

export function WaitsSection() {
  return (
    <>
      <section>
        <h2 className="h3">Waiting</h2>
        <div className="dev__rooms">
          <Card>
            <Spinner />
          </Card>
          <Card>
            <Skeleton label="Loading a card">
              <Bone kind="title" />
              <Bone lines={3} />
            </Skeleton>
          </Card>
          <Card>
            <Skeleton label="Loading a person">
              <Bone kind="round" size="72px" />
              <Bone lines={2} />
            </Skeleton>
          </Card>
          <Skeleton label="Loading a picture">
            <Bone kind="card" size="10rem" />
          </Skeleton>
        </div>
      </section>
      <EmptyState
        art={<EmptyCup />}
        title="You don’t have any recommendations yet"
        text="Thirteen minutes, and this cup is full."
        actions={
          <>
            <LinkButton kind="go" to="#main">
              Start Test Now
            </LinkButton>
            <LinkButton kind="line" to="#main">
              Meet Your AI Companions
            </LinkButton>
          </>
        }
      />
      <EmptyState
        room="mint"
        art={<ThinkingMachine />}
        title="Mixing your ten"
        text="We are holding your answers up to 840 careers. Most people wait under a minute."
      />
      <EmptyState room="surface" title="You don’t have any reviews yet" text="An empty state without a picture." />
    </>
  );
}
