import { EMAIL_PATTERN } from '@careerscoop/contract/fields';
import { z } from 'zod';

/** An email that somebody has an account with, in the words of the sign-in screen. */
export const accountEmail = z
  .string()
  .trim()
  .min(1, 'Please input email address')
  .regex(EMAIL_PATTERN, 'Please enter a valid email address.');
