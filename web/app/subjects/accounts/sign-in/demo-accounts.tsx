import { useIsDemo } from '../../../lib/site.ts';
import type { Credentials } from './use-sign-in.ts';

const PASSWORD = 'scoop-demo-2026';
const PEOPLE = [
  { email: 'student@demo.careerscoop.app', who: 'A student who has her ten' },
  { email: 'new@demo.careerscoop.app', who: 'A student at the very start' },
  { email: 'mentor@demo.careerscoop.app', who: 'A mentor' },
  { email: 'staff@demo.careerscoop.app', who: 'A representative' },
];

/** On a demo, who can be tried. Elsewhere there is nothing to see. */
export function DemoAccounts({ onPick }: { onPick: (fields: Credentials) => void }) {
  if (!useIsDemo()) return null;
  return (
    <details className="demo">
      <summary>Demo accounts</summary>
      <p className="small">
        This is a demo. The password of all four is <code>{PASSWORD}</code>
      </p>
      <ul>
        {PEOPLE.map(({ email, who }) => (
          <li key={email}>
            <button type="button" className="demo__b" onClick={() => onPick({ email, password: PASSWORD })}>
              <b>{email}</b>
              <span>{who}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
