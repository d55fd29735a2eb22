import { ArrowRight } from 'lucide-react';
import type { AiAgent } from '@careerscoop/contract/companions';
import { CompanionPicture } from '../companion-picture.tsx';
import type { Starter } from './starters.ts';
import './not-started.css';

interface NotStartedProps {
  agent: AiAgent;
  career: string | null;
  starters: readonly Starter[];
  disabled: boolean;
  onStart: (say: string) => void;
}

/** Nothing said yet: what it is, and ways to begin. */
export function NotStarted({ agent, career, starters, disabled, onStart }: NotStartedProps) {
  return (
    <div className="start">
      <p className="day">{agent.name} is a computer program. It looks things up; people decide.</p>
      <CompanionPicture agent={agent} className="start__face" />
      <div>
        <h2 className="h2">Chat not started yet</h2>
        <p className="soft">{career ? `Ask about ${career}.` : 'Ask about any career.'} Or press one of these.</p>
      </div>
      <div className="starters">
        {starters.map(({ label, say }) => (
          <button key={label} type="button" className="starter" disabled={disabled} onClick={() => onStart(say)}>
            {label}
            <ArrowRight className="ic" />
          </button>
        ))}
      </div>
    </div>
  );
}
