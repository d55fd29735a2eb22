import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { allTables } from './all-tables.ts';

/**
 * What every column that can hold a text holds. The product's own sentences have no kind here: they are worded when they are
 * read, in the language of who reads. What is `kept` as it was said stands in record 38, with its reason.
 */
const KINDS: Record<'own' | 'desk' | 'key' | 'mark' | 'kept', string> = {
  // A person's own words about themselves, others or their days.
  own: `
    users: first_name last_name address city careers favorite_ice_cream_flavor title about_me
    contact_messages: message; code_requests: label; mentor_feedbacks: message; mentor_sessions: reason
    chat_reports: reason; safety_reports: text; session_ratings: note`,
  // Content and names that a desk edits; questions are kept by version.
  desk: `
    ai_agents: name short_description; faqs: question answer; quotes: name title review; stories: name about title body
    school_resources: title subtitle body; newsletters: subject body; plans: title duration description; affiliate_codes: label
    industries: name; schools: name; tags: name; item_changes: text; questions: question title description options
    scenarios: title description intro captions bands`,
  // One of a list, a key with its values, a version, or an answer by number.
  key: `
    users: role state country grade time_zone about_me_held
    assessments: answers item_version part_3 engine_version table_version norm_version clarity
    results: kind fit match_score reasons what_would_change ai alike; norms: version item_version area_means; item_changes: published_in
    questions: version construct; scenarios: version; faqs: kind; school_resources: kind; stories: kind who; newsletters: state
    consent_changes: purpose text_version actor; consents: purpose text_version; guardians: channel; mailed_links: purpose
    code_requests: state; counted_students: whose figure cohort interests; desk_daily: whose figure; desk_members: level
    audit_log: action actor detail; mentor_days: day; mentor_feedbacks: written_by held_reason; mentor_hours: valid_from valid_until
    mentor_sessions: topic_held state cancelled_by; session_entries: who; contact_messages: kind; blocks: by
    mentor_checks: kind state; mentor_pauses: reason; safety_reports: by kind state; session_ratings: by; safety_events: kind mark state
    ledger_entries: kind currency; orders: currency state payer; pay_links: channel; payment_events: type outcome; payment_findings: kind
    plan_terms: source end_reason; outbox: channel; seeded: name version; scoop_texts: model; next_steps: when step_key
    chat_messages: role notices; chat_turns: state source ending; conversations: task; sandbox_objects: kind`,
  // An address, a number or a fingerprint by which something is found.
  mark: `
    users: email password_hash phone zipcode social_url affiliate_code profile_image
    recovery_codes: code_hash; second_factors: secret; questions: question_id image image_1_url; results: onet_code; ai_agents: image
    consent_changes: contact; guardian_links: token_hash; guardians: contact; quotes: image; school_resources: thumbnail url video
    code_requests: code made; confirming_codes: code_hash affiliate_code; desk_members: code; affiliate_codes: code
    mailed_links: token_hash email; plans: image white_image; refresh_tokens: token_hash; mentor_sessions: meeting_link
    contact_messages: email; invitations: email_hash; newsletter_letters: email; subscribers: email token_hash
    ledger_entries: external_id; orders: number checkout_id payment_intent; pay_links: token_hash contact; payment_events: id object_id
    payment_findings: external_id; plan_terms: code; outbox: to; rate_limits: key; sms_stops: number_hash; report_addresses: salt token_hash
    scoop_texts: facts_hash; step_plans: onet_code card_hash; chat_turns: key_hash body_hash; conversations: onet_code
    mentor_checks: reference; sandbox_objects: id body; sandbox_replays: key request_hash body`,
  kept: `
    chat_messages: content cards cites; chat_turns: log; scoop_texts: answer; step_plans: title; next_steps: text
    mentor_sessions: topic; orders: title; outbox: subject text html calendar links; audit_log: before after`,
};

const columnsOf = (text: string) =>
  text.split(/[;\n]/).flatMap((part) => {
    const [, table, names = ''] = /^\s*(\w+): (.*)$/.exec(part) ?? [];
    return names.split(' ').flatMap((name) => (table && name ? [`${table}.${name}`] : []));
  });

it('every column of text is of one kind, none of which is a sentence of the product’s own', async () => {
  const held = (await allTables())
    .map(getTableConfig)
    .flatMap(({ name, columns }) =>
      columns.filter((column) => /text|char|json/.test(column.getSQLType())).map((column) => `${name}.${column.name}`),
    );
  expect(Object.values(KINDS).flatMap(columnsOf).sort()).toEqual(held.sort());
});

it('what is kept as it was said is named in record 38 with its reason', () => {
  const record = readFileSync(join(import.meta.dirname, '../../docs/decisions/0038-keys-and-versions.md'), 'utf8');
  expect(columnsOf(KINDS.kept).filter((column) => !record.includes(`\`${column}\``))).toEqual([]);
});
