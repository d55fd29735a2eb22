/** Public pages that the build writes as HTML. */
export const PRERENDERED = ['/', '/signup', '/signin', '/new/student', '/pricingplan', '/privacypolicy', '/terms'];
