import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useState } from 'react';
import { BANDS, type Skill, skillId } from './cone-words.ts';
import '../../ui/css/dialog.css';
import './band-dialog.css';

interface BandDialogProps {
  /** The pressed skill; none while it is closed. */
  skill: Skill | undefined;
  bands: string[];
  /** Id of what takes focus once a band was picked. */
  after: string | undefined;
  onPick: (skill: Skill, band: number) => void;
  onClose: () => void;
}

/** Five bands to pick from: a sheet from below on a phone, a dialog on wide screens. */
export function BandDialog({ skill, bands, after, onPick, onClose }: BandDialogProps) {
  // The words stay while the sheet goes down. Given up, focus returns to the skill; sorted, it goes on to the next one.
  const [shown, setShown] = useState<{ skill: Skill; focus: string }>();
  if (skill && shown?.skill !== skill) setShown({ skill, focus: skillId(skill) });

  function pick(band: number) {
    if (!skill) return;
    setShown({ skill, focus: after ?? skillId(skill) });
    onPick(skill, band);
  }

  return (
    <Dialog.Root open={skill !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Viewport className="dialog-view sheet-view bd-view">
          <Dialog.Popup className="sheet bd" finalFocus={() => document.getElementById(shown?.focus ?? '')}>
            <Dialog.Title className="h2 dialog__t">{shown?.skill.question}</Dialog.Title>
            <Dialog.Description className="dialog__d">{shown?.skill.description}</Dialog.Description>
            <p className="bd__q" id="band-question">
              {shown?.skill.title}
            </p>
            <ol className="sheet-choices" aria-labelledby="band-question">
              {BANDS.map((band) => (
                <li key={band}>
                  <button type="button" className={`bd__${band}`} onClick={() => pick(band)}>
                    <b>{band}</b> {bands[band - 1]}
                  </button>
                </li>
              ))}
            </ol>
            <Dialog.Close className="round round--line dialog__c" aria-label="Close">
              <X className="ic" />
            </Dialog.Close>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
