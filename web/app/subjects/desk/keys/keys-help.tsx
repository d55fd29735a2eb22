import { Dialog } from '../../../ui/dialog.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ALL_KEYS } from './act-keys.ts';
import { switchKeys, useKeysOn } from './keys-setting.ts';

/** All keys of the desk, and their switch. */
export default function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const on = useKeysOn();
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the desk" description="They act outside of fields.">
      <dl className="keys-help">
        {ALL_KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((each) => (
                <kbd key={each} className="key">
                  {each}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label="Use these keys"
        hint="Switch them off if you dictate, or if your device sends letters by itself."
        checked={on}
        onChange={(event) => switchKeys(event.target.checked)}
      />
    </Dialog>
  );
}
