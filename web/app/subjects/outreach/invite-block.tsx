import { InviteButton } from './invite-button.tsx';
import './invite-block.css';

/** The start page's way to bring somebody along. */
export function InviteBlock() {
  return (
    <section className="wrap home-part bring needs-script" aria-labelledby="bring">
      <div>
        <h2 className="h2" id="bring">
          Know somebody who is not sure yet?
        </h2>
        <p className="lead soft">Send them twelve minutes. You write a line, we send one email.</p>
      </div>
      <InviteButton />
    </section>
  );
}
