import { useQuery } from '@tanstack/react-query';
import { useSettled } from '../../lib/use-settled.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { careersNamedQuery } from './colleges.queries.ts';

const PAUSE_MS = 200;

/** A career as it stands in the field: what is typed, and which one it is where one was picked. */
export interface TypedCareer {
  text: string;
  slug: string | undefined;
}

interface CareerFieldProps {
  value: TypedCareer;
  onValue: (value: TypedCareer) => void;
  error: string | undefined;
}

/** Finds a career by any of its names. */
export function CareerField({ value, onValue, error }: CareerFieldProps) {
  const q = useSettled(value.text.trim(), PAUSE_MS);
  const looksFor = value.slug === undefined && value.text.trim().length > 1;
  const { data = [], isFetching } = useQuery({ ...careersNamedQuery(q), enabled: looksFor && q.length > 1 });
  return (
    <SuggestField
      label="Career"
      name="career"
      placeholder="Nurse, chef, game designer"
      maxLength={100}
      value={value.text}
      onValue={(text) => onValue({ text, slug: undefined })}
      suggestions={looksFor ? data : []}
      searching={isFetching}
      error={error}
      enterKeyHint="search"
      onPick={({ id, text }) => onValue({ text, slug: id })}
    />
  );
}
