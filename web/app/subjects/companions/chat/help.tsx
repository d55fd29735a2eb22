import { ChevronDown, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { helpLines } from '@careerscoop/contract/help-lines';
import { paths } from '../../../lib/paths.ts';
import { HelpLines } from './cards/crisis-card.tsx';
import './always.css';

/** Help in danger, folded: there with every plan, and without one. */
export function Help() {
  const [open, setOpen] = useState(false);
  return (
    <div className="help">
      <button type="button" className="help__now" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Phone className="ic" />
        Need help now?
        <ChevronDown className="ic help__v" />
      </button>
      {open && (
        <section className="crisis" aria-label="People who can help now">
          <div className="crisis__t">
            <h2>You can talk to a person right now</h2>
            <p>Free, day and night. You can call even if you are not sure.</p>
          </div>
          <HelpLines lines={helpLines('en')} lang="en" />
          <p>
            <Link to={paths.companionsSafety}>How we keep the companions safe</Link>
          </p>
        </section>
      )}
    </div>
  );
}
