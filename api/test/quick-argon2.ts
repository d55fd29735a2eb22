import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// In place of the library, by `vitest.config.ts`: required, it is the library itself.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** Of the hundreds of people that tests sign up: at the lowest cost. Every other password is hashed as the product does it. */
export const PASSWORD = 'three cold spoons';

export const { verify } = argon2;

export function hash(password: string, options: Argon2.Options): Promise<string> {
  return argon2.hash(password, password === PASSWORD ? { ...options, memoryCost: 64, timeCost: 1 } : options);
}
