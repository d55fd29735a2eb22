import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { profileQuery } from '../lib/profile-query.ts';

const FIVE_DIGITS = /^\d{5}(-\d{4})?$/;

/** Tells a signed-in student's own ZIP code to the field that asks for one; an address elsewhere has none. */
export default function OwnZip({ onZip }: { onZip: (zip: string) => void }) {
  const { data } = useQuery(profileQuery);
  const zip = data?.zipcode ?? '';
  const tell = useEffectEvent(onZip);
  useEffect(() => {
    if (FIVE_DIGITS.test(zip)) tell(zip);
  }, [zip]);
  return null;
}
