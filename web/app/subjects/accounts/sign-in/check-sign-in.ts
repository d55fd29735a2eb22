import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { accountEmail } from '../email-schema.ts';

const schema = z.object({
  email: accountEmail,
  password: z.string().min(1, 'Password field may not be blank.'),
});

/** Whether email and password can be right. */
export const checkSignIn = zodResolver(schema);
