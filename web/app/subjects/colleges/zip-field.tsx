import { TextField } from '../../ui/text-field.tsx';

const LONGEST = 10;
export const BAD_ZIP = 'Type the five digits of a ZIP code, like 97401.';
export const UNKNOWN_ZIP = 'We don’t know that ZIP. Check the five digits.';

/** Five digits; four more after a dash do no harm. */
export const isZip = (text: string) => /^\d{5}(-\d{4})?$/.test(text.trim());

interface ZipFieldProps {
  id: string;
  value: string;
  onValue: (text: string) => void;
  error: string | undefined;
  label?: string;
}

export function ZipField({ id, value, onValue, error, label = 'ZIP code' }: ZipFieldProps) {
  return (
    <TextField
      id={id}
      name="zip"
      label={label}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={LONGEST}
      enterKeyHint="search"
      value={value}
      onChange={({ target }) => onValue(target.value)}
      error={error}
    />
  );
}
