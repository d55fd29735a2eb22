import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '../../ui/text-field.tsx';

// What both forms of a student ask for beside the password, each in the same words.

interface WishFieldProps extends UseFormRegisterReturn {
  error: string | undefined;
  fieldClass?: string;
}

export function FlavorField(field: WishFieldProps) {
  return <TextField label="Favorite Ice Cream Flavor" hint="Just for fun" optional {...field} />;
}

export function CareersField(field: WishFieldProps) {
  return <TextField label="Careers" hint="Any you think about already?" optional {...field} />;
}

export function AffiliateCodeField(field: WishFieldProps) {
  return <TextField label="Affiliate Code" hint="From a school or a sponsor" optional autoComplete="off" spellCheck={false} {...field} />;
}
