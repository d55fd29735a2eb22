import { useQuery } from '@tanstack/react-query';
import { agentSlug, type AiAgent } from '@careerscoop/contract/companions';
import { paths } from '../../lib/paths.ts';
import { useCompanionsOpen } from '../../lib/site.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { threadsQuery } from './chat/chat.queries.ts';
import './companions.css';

/** The ways to the chats with companions that are shut, or no longer among one's own: they can be read and cleared there. */
export function KeptLinks({ agents }: { agents: readonly AiAgent[] }) {
  const { data } = useQuery(threadsQuery);
  const isOpen = useCompanionsOpen();
  const open = agents.filter(({ consent_needed }) => isOpen && !consent_needed).map(({ id }) => id);
  // Those of one companion stand together, the last one first.
  const kept = (data ?? []).filter(
    ({ agent_id }, index, all) => !open.includes(agent_id) && all.findIndex((each) => each.agent_id === agent_id) === index,
  );
  if (kept.length === 0) return null;
  return (
    <nav className="row comps-kept" aria-label="Your earlier chats">
      {kept.map(({ agent_id, agent_name }) => (
        <LinkButton key={agent_id} kind="line" to={paths.companion(agent_id, agentSlug(agent_name))}>
          Your chats with {agent_name}
        </LinkButton>
      ))}
    </nav>
  );
}
