import { Check, Clock, Shield } from 'lucide-react';

/** What it costs. */
export function HeroFacts() {
  return (
    <ul className="hero__f">
      <li>
        <Clock className="ic" />
        About 13 minutes
      </li>
      <li>
        <Check className="ic" />
        Free, and not a test
      </li>
      <li>
        <Shield className="ic" />
        Your answers stay yours
      </li>
    </ul>
  );
}
