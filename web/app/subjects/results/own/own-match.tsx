import type { CareerMatch } from '@careerscoop/contract/careers';
import { fitWords } from '@careerscoop/contract/result-words';
import { paths } from '../../../lib/paths.ts';
import { useAnswer } from '../../../lib/use-answer.ts';
import { Block, Card } from '../../../ui/block.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Bone, Skeleton } from '../../../ui/waiting.tsx';
import { Reasons } from '../reasons.tsx';
import { matchQuery, useSaveMatch } from './match.queries.ts';
import { Heart } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useSaving } from '../use-saving.ts';
import '../save-heart.css';
import './own-match.css';

interface OwnMatchProps {
  onet_code: string;
  title: string;
}

/** How a career goes with the signed-in student, on its public page. */
export default function OwnMatch({ onet_code, title }: OwnMatchProps) {
  const { data, error, refetch, isFetching } = useAnswer(matchQuery(onet_code));
  if (data) return <Known onet_code={onet_code} title={title} match={data} />;
  if (error) {
    return (
      <div className="wrap">
        <ErrorState text={error.message} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    );
  }
  return (
    <div className="own-bone">
      <Skeleton label="Holding it next to your answers…">
        <Bone kind="card" size="24rem" />
      </Skeleton>
    </div>
  );
}

function Known({ match, ...career }: OwnMatchProps & { match: CareerMatch }) {
  const { state, fit, clarity, reasons, rank, result_id, partly_estimated } = match;
  if (state !== 'matched' || !fit) return <Unknown state={state} />;
  return (
    <Block room="straw" page className="own" aria-labelledby="own-match">
      <div className="own__t">
        <h2 className="h2" id="own-match">
          How it fits you
        </h2>
        <p className="row own__tags">
          <Tag tone="big">{fitWords(fit, clarity).word}</Tag>
          <Tag tone="outline">{rank === null ? 'Not in your ten' : `Number ${rank} of your ten`}</Tag>
        </p>
        <p className="lead">{fitWords(fit, clarity).line}</p>
        <div className="row">
          <SaveMatch {...career} match={match} />
          {result_id !== null && (
            <LinkButton kind="go" to={paths.recommendedCareer(result_id)}>
              Get the scoop
            </LinkButton>
          )}
        </div>
        {rank === null && !match.interested && <p className="small">Save it, and it joins your careers with its own scoop.</p>}
      </div>
      <Card className="own__why">
        <Reasons career={{ reasons, rank, what_would_change: [], partly_estimated }} heading="h3" />
      </Card>
    </Block>
  );
}

function Unknown({ state }: { state: CareerMatch['state'] }) {
  const unranked = state === 'unranked';
  return (
    <Block room="straw" page className="own own--plain" aria-labelledby="own-match">
      <div className="own__t">
        <h2 className="h2" id="own-match">
          How it fits you
        </h2>
        <p className="lead">
          {unranked
            ? 'We cannot tell. Too little is published about what people do in this work, so we do not guess. Careers close to it are further down.'
            : 'Tell us what you like first. It takes about 13 minutes. Then every career here says how well it fits you, and why.'}
        </p>
        {!unranked && (
          <div className="row">
            <LinkButton kind="go" to={paths.scenario(0)}>
              Find your ten
            </LinkButton>
          </div>
        )}
      </div>
    </Block>
  );
}

interface SaveMatchProps {
  onet_code: string;
  title: string;
  match: CareerMatch;
}

/** Saves a career of the catalogue, by the same rules as in the list. */
function SaveMatch({ onet_code, title, match: { interested } }: SaveMatchProps) {
  const { locked, press, ...answers } = useSaving({ title, onet_code });
  const { mutate } = useSaveMatch(onet_code, answers);
  return (
    <Button
      kind="line"
      className="save"
      aria-pressed={interested}
      aria-disabled={locked || undefined}
      onClick={() => press(interested, mutate)}
    >
      <Heart className="ic" />
      {interested ? 'Saved' : 'Save'}
      <VisuallyHidden> {title}</VisuallyHidden>
    </Button>
  );
}
