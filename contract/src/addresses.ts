import type { Address } from './endpoint.ts';

// Endpoints of lists that stand in a public page from the start, without their checks: a page that asks for them by these
// does not wait for the rest of the contract.

export const PLANS = { method: 'GET', path: '/pricing_plan/', access: 'public' } as const satisfies Address;
export const TAGS = { method: 'GET', path: '/tags/', access: 'public' } as const satisfies Address;
export const TASTE = { method: 'POST', path: '/taste/', access: 'public' } as const satisfies Address;
export const INDUSTRIES = { method: 'GET', path: '/industries/', access: 'public' } as const satisfies Address;
export const STORIES = { method: 'GET', path: '/stories/', access: 'public' } as const satisfies Address;
export const FAQS = { method: 'GET', path: '/faqs/', access: 'public' } as const satisfies Address;
