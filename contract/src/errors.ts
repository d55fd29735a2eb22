import { z } from 'zod';

/**
 * Every refusal the API can give, with its HTTP status and the sentence people read when nothing more exact is known.
 * The list is closed: server, browser and documentation read it from here.
 */
export const ERRORS = {
  invalid_input: { status: 400, detail: 'Something in the form is not right. Look at the marked fields.' },
  malformed_json: { status: 400, detail: 'The request could not be read. It must be JSON.' },
  bad_link: { status: 400, detail: 'This link does not work. Ask for a new one.' },
  link_expired: { status: 400, detail: 'This link is too old. Ask for a new one.' },
  link_used: { status: 400, detail: 'This link was used before.' },
  wrong_credentials: { status: 401, detail: 'The email and password do not match.' },
  not_signed_in: { status: 401, detail: 'Please sign in first.' },
  session_expired: { status: 401, detail: 'Your session has ended. Please sign in again.' },
  email_not_confirmed: {
    status: 403,
    detail: 'Please confirm your email first. We sent you a link when you signed up.',
  },
  not_allowed: { status: 403, detail: 'You cannot do this with your account.' },
  plan_needed: { status: 403, detail: 'Your plan does not include this. Look at the plans to open it.' },
  month_used: { status: 403, detail: 'You have used the sessions of this month. The next month brings new ones.' },
  consent_needed: { status: 403, detail: 'This waits for a yes from your parent.' },
  consent_answered: { status: 409, detail: 'Your parent has answered. Only they can change it.' },
  results_needed: { status: 409, detail: 'Your ten careers come first. Take the assessment, and your report is made from it.' },
  scoops_eaten: { status: 403, detail: 'You have had all five scoops of this question.' },
  other_contact: { status: 403, detail: 'This link went to another address than that of your account.' },
  of_age: { status: 403, detail: 'This person is 18 now and decides alone.' },
  retake_needs_plan: {
    status: 403,
    detail: 'You have used your free retake. A plan or an affiliate code opens more of them.',
  },
  adult_needed: { status: 403, detail: 'An adult pays for plans. Ask a parent: share the link with them, or have it texted.' },
  already_paid: { status: 409, detail: 'This is paid already. Your plan starts in a moment.' },
  plan_held: { status: 409, detail: 'This is the plan you have.' },
  bad_signature: { status: 400, detail: 'The signature does not fit.' },
  link_gone: { status: 410, detail: 'This link has done its work, or is too old. Ask for a new one.' },
  payments_away: { status: 503, detail: 'Payments are away for a moment. Nothing was charged; try again in a few minutes.' },
  payment_needed: {
    status: 403,
    detail: 'This plan starts when it is paid for. Your plan stays as it is.',
  },
  second_factor_needed: { status: 403, detail: 'The desk opens with an authenticator app. Set yours up first.' },
  code_needed: { status: 401, detail: 'Enter the code that your authenticator app shows.' },
  wrong_code: { status: 401, detail: 'This code is not right, or was used before. Wait for the next one and try again.' },
  not_found: { status: 404, detail: 'We could not find that.' },
  method_not_allowed: { status: 405, detail: 'This address does not take that kind of request.' },
  conflict: { status: 409, detail: 'This was changed in the meantime. Load the page again.' },
  no_results: { status: 409, detail: 'Take the assessment first. Then you can save any career.' },
  not_ranked: { status: 409, detail: 'We cannot save this career: too little about it is published to match it with you.' },
  schools_full: { status: 409, detail: 'You have saved 100 schools, and more do not fit. Take one out first.' },
  plan_still_runs: {
    status: 409,
    detail: 'You have a paid plan that still runs. You can change to this one when it ends, or write to us.',
  },
  steps_full: { status: 409, detail: 'You have 200 steps. Take out some of them, then there is room again.' },
  slot_taken: { status: 409, detail: 'Somebody was quicker: this time is taken. Choose one of the next free ones.' },
  no_slot: { status: 409, detail: 'This time cannot be booked. Choose one of the free times.' },
  mentor_away: { status: 409, detail: 'This mentor cannot meet anybody just now. We look for another one.' },
  wrong_state: { status: 409, detail: 'This is not possible any more. Load the page again to see where it stands.' },
  feedback_given: { status: 409, detail: 'You have written your feedback already. Thank you.' },
  door_closed: { status: 403, detail: 'The door opens ten minutes before the session and closes when it ends.' },
  chat_busy: { status: 409, detail: 'One answer at a time. Wait for the one that runs, or stop it.' },
  key_reused: { status: 409, detail: 'This message was changed on its way. Send it once more.' },
  chat_limit: { status: 429, detail: 'That was all for today. Tomorrow there is more.' },
  body_too_large: { status: 413, detail: 'That is too big to send.' },
  not_json: { status: 415, detail: 'Please send JSON.' },
  too_many_requests: { status: 429, detail: 'That was a bit fast. Please wait a moment and try again.' },
  internal: { status: 500, detail: 'Something went wrong on our side.' },
  unavailable: { status: 503, detail: 'We are away for a moment. Nothing is lost; try again in a few seconds.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Refused fields: field name to its messages, the most important first. */
export type FieldErrors = Record<string, string[]>;

/**
 * Every refusal but refused fields. `request_id` is there on 500 alone; `card` is a crisis card where a refused message told of
 * danger, `slots` the next free times where one is taken.
 */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  request_id: z.string().optional(),
  card: z.looseObject({ kind: z.literal('crisis') }).optional(),
  slots: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;

/** Refused fields (status 400): `{field: [message, …]}`. */
export const fieldErrorBody = z.record(z.string(), z.array(z.string()));

/** Text used when the server gives no answer that can be read. */
export const NO_ANSWER = 'Incorrect response format, the server might be unavailable';
