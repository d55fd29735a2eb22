import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AskButton } from './ask-button.tsx';
import { consentQuery } from './consent.queries.ts';
import './consent.css';

/** In place of what waits for a parent: the server's words for what is missing, and a way to ask. */
export function ConsentNeeded({ text, heading: Heading = 'h2' }: { text: string; heading?: 'h1' | 'h2' | 'h3' }) {
  const { data } = useQuery(consentQuery);
  return (
    <Block room="vanilla" className="consent">
      <Heading className="h2">This waits for a parent’s yes</Heading>
      <p className="consent__now">{text}</p>
      <div className="row">
        {data?.can_ask && !data.asked && <AskButton consent={data}>Ask a parent</AskButton>}
        <LinkButton kind="line" to={paths.profileConsent}>
          See where it stands
        </LinkButton>
      </div>
    </Block>
  );
}
