import { agentSlug, type AiAgent } from '@careerscoop/contract/companions';
import { CompanionAvatar, isDrawn } from '@careerscoop/art/avatar.tsx';

/** Our own drawing, which follows the theme; a companion that nobody has drawn shows its image. */
export function CompanionPicture({ agent, className }: { agent: Pick<AiAgent, 'name' | 'image'>; className?: string }) {
  const name = agentSlug(agent.name);
  return isDrawn(name) ? <CompanionAvatar name={name} className={className} /> : <img src={agent.image} alt="" className={className} />;
}
