import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { accountEmail } from '../email-schema.ts';

/** Whether it can be the email of an account. */
export const checkEmail = zodResolver(z.object({ email: accountEmail }));
