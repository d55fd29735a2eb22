import type { AiAgent } from '@careerscoop/contract/companions';
import { paths } from '../../lib/paths.ts';
import { Block } from '../../ui/block.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CompanionPicture } from './companion-picture.tsx';
import './companions.css';

/** One companion: who it is. Talking with it is not open yet, and the page says so. */
export function CompanionView({ agent }: { agent: AiAgent }) {
  return (
    <Block room="mint" className="buddy">
      <CompanionPicture agent={agent} className="buddy__art" />
      <div className="buddy__t">
        <h1 className="h1" tabIndex={-1}>
          {agent.name}
        </h1>
        <p className="lead">{agent.short_description}</p>
        <p>
          <b>The chat is not open yet.</b> It comes with a later release, and then {agent.name} answers here. It is a computer program,
          never a person.
        </p>
        <LinkButton kind="line" to={paths.companions}>
          All your companions
        </LinkButton>
      </div>
    </Block>
  );
}
