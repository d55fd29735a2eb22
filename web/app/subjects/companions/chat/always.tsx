import { Bot } from 'lucide-react';
import { Help } from './help.tsx';
import './always.css';

/** What is said and offered in every state of every chat. */
export function Always() {
  return (
    <div className="always">
      <span className="is-program">
        <Bot className="ic" />
        Computer program, not a person
      </span>
      <Help />
    </div>
  );
}
