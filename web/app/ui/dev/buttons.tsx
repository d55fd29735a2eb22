import { Heart, Menu as MenuIcon, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../button.tsx';
import { LinkButton } from '../link-button.tsx';
import { Menu } from '../menu.tsx';
import { RoundButton } from '../round-button.tsx';
import { Tooltip } from '../tooltip.tsx';

/** Every button in every state, and what hangs on buttons. */
export function ButtonsSection() {
  const [saved, setSaved] = useState(true);
  return (
    <>
      <section>
        <h2 className="h3">Buttons</h2>
        <div className="row">
          <Button kind="go">Go on</Button>
          <Button>Save</Button>
          <Button kind="line">Cancel</Button>
          <Button kind="soft">Another scoop</Button>
          <Button kind="back">Previous</Button>
          <LinkButton kind="go" to="#main">
            A link
          </LinkButton>
        </div>
      </section>
      <section>
        <h2 className="h3">Buttons that wait, and buttons that are off</h2>
        <div className="row">
          <Button kind="go" busy>
            Sending
          </Button>
          <Button busy>Saving</Button>
          <Button kind="line" busy>
            Saving
          </Button>
          <Button kind="go" disabled>
            Next
          </Button>
          <Button disabled>Save</Button>
          <Button kind="line" disabled>
            Cancel
          </Button>
          <Button kind="back" disabled>
            Previous
          </Button>
        </div>
      </section>
      <section>
        <h2 className="h3">Small, large, round</h2>
        <div className="row">
          <Button kind="go" size="large">
            Let’s Start
          </Button>
          <Button size="large">Large</Button>
          <Button kind="go" size="small">
            Small
          </Button>
          <Button kind="line" size="small">
            Log in
          </Button>
          <RoundButton label="Save" line>
            <Heart className="ic" />
          </RoundButton>
          <RoundButton label="Saved" pressed={saved} line={!saved} onClick={() => setSaved(!saved)}>
            <Heart className="ic" />
          </RoundButton>
          <RoundButton label="Saving" line busy>
            <Heart className="ic" />
          </RoundButton>
          <RoundButton label="Save, not open yet" disabled>
            <Heart className="ic" />
          </RoundButton>
          <Menu
            button={
              <RoundButton label="Open menu" line>
                <MenuIcon className="ic" />
              </RoundButton>
            }
            entries={[
              { label: 'Rename', icon: <Pencil className="ic" />, onSelect: () => setSaved(true) },
              { label: 'A link', to: '#main' },
              null,
              { label: 'Remove', icon: <Trash2 className="ic" />, disabled: true },
            ]}
          />
          <Tooltip text="A few words about a control">
            <Button kind="line" size="small">
              Point at me
            </Button>
          </Tooltip>
        </div>
      </section>
    </>
  );
}
