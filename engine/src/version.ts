/**
 * Raised with every change that can change a list, a reason or a label: the first number when lists change,
 * the second when only words about them do.
 */
export const ENGINE_VERSION = '3.0';
