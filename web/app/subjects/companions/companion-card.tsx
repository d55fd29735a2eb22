import { Lock, MessageCircle, RotateCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { agentSlug, type AiAgent } from '@careerscoop/contract/companions';
import { paths } from '../../lib/paths.ts';
import { useCompanionsOpen } from '../../lib/site.ts';
import { CompanionPicture } from './companion-picture.tsx';

/** A card with two sides: the picture, and what the companion is for. Hovering or its button turns it, a press opens its chat. */
export function CompanionCard({ agent }: { agent: AiAgent }) {
  const about = useId();
  const state = useId();
  const [turned, setTurned] = useState(false);
  const { id, name, short_description, consent_needed } = agent;
  const waits = consent_needed ? 'Waits for a parent’s yes' : null;
  const shut = useCompanionsOpen() ? waits : 'Opens soon';
  return (
    <li className="comp" data-turned={turned || undefined}>
      <div className="comp__sides">
        <div className="comp__side comp__front">
          <CompanionPicture agent={agent} />
        </div>
        <div className="comp__side comp__back">
          <p id={about}>{short_description}</p>
        </div>
      </div>
      <div className="comp__foot">
        <h2 className="h3">
          {shut !== null ? (
            name
          ) : (
            <Link className="comp__link" to={paths.companion(id, agentSlug(name))} aria-describedby={`${about} ${state}`}>
              {name}
            </Link>
          )}
        </h2>
        <button
          className="round comp__turn"
          type="button"
          aria-pressed={turned}
          aria-label={`Turn the card of ${name}`}
          onClick={() => setTurned(!turned)}
        >
          <RotateCw className="ic" />
        </button>
        <p className="comp__lock small" id={state}>
          {shut !== null ? <Lock className="ic" /> : <MessageCircle className="ic" />}
          {shut ?? 'Ready to chat'}
        </p>
      </div>
    </li>
  );
}
