CREATE SCHEMA drizzle;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.affiliate_codes (
    code text NOT NULL,
    label text NOT NULL,
    school_id integer,
    companions boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL
);
CREATE TABLE public.agent_assignments (
    user_id integer NOT NULL,
    agent_id integer NOT NULL
);
CREATE TABLE public.ai_agents (
    id integer NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    short_description text NOT NULL,
    ordering smallint NOT NULL,
    with_plan boolean NOT NULL
);
CREATE TABLE public.assessments (
    id integer NOT NULL,
    user_id integer NOT NULL,
    attempt smallint NOT NULL,
    answers jsonb NOT NULL,
    item_version text NOT NULL,
    engine_version text,
    table_version text,
    norm_version text,
    clarity text,
    submitted_at timestamp with time zone DEFAULT now() NOT NULL,
    matched_at timestamp with time zone,
    mailed_at timestamp with time zone
);
ALTER TABLE public.assessments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.assessments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.audit_log (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    action text NOT NULL,
    actor text NOT NULL,
    actor_id integer,
    user_id integer,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL
);
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.consent_changes (
    id integer NOT NULL,
    user_id integer NOT NULL,
    purpose text NOT NULL,
    granted boolean NOT NULL,
    text_version text NOT NULL,
    actor text NOT NULL,
    contact text NOT NULL,
    at timestamp with time zone NOT NULL
);
ALTER TABLE public.consent_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.consent_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.consents (
    user_id integer NOT NULL,
    purpose text NOT NULL,
    granted boolean NOT NULL,
    text_version text NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT consents_purpose CHECK ((purpose = ANY (ARRAY['mentor_sessions'::text, 'companions'::text, 'data_sharing'::text])))
);
CREATE TABLE public.contact_messages (
    id integer NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    user_id integer,
    created_at timestamp with time zone NOT NULL,
    handled_at timestamp with time zone,
    CONSTRAINT contact_messages_kind CHECK ((kind = ANY (ARRAY['contact'::text, 'chat_support'::text, 'bug'::text, 'organization'::text])))
);
ALTER TABLE public.contact_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contact_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.guardian_links (
    token_hash text NOT NULL,
    guardian_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
CREATE TABLE public.guardians (
    id integer NOT NULL,
    user_id integer NOT NULL,
    channel text NOT NULL,
    contact text NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    CONSTRAINT guardians_channel CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])))
);
ALTER TABLE public.guardians ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.guardians_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.industries (
    id integer NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.invitations (
    email_hash text NOT NULL,
    user_id integer,
    sent_at timestamp with time zone NOT NULL
);
CREATE TABLE public.mailed_links (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    email text
);
CREATE TABLE public.mentor_feedbacks (
    id integer NOT NULL,
    session_id integer NOT NULL,
    written_by text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    CONSTRAINT mentor_feedbacks_written_by CHECK ((written_by = ANY (ARRAY['mentor'::text, 'student'::text])))
);
ALTER TABLE public.mentor_feedbacks ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mentor_feedbacks_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mentor_sessions (
    id integer NOT NULL,
    student_id integer NOT NULL,
    mentor_id integer,
    topic text NOT NULL,
    result_id integer,
    datetime timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    cancelled_at timestamp with time zone,
    cancelled_by text,
    CONSTRAINT mentor_sessions_cancelled_by CHECK ((cancelled_by = 'guardian'::text))
);
ALTER TABLE public.mentor_sessions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mentor_sessions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.outbox (
    id integer NOT NULL,
    channel text NOT NULL,
    "to" text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    links jsonb NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.plans (
    id integer NOT NULL,
    title text NOT NULL,
    price numeric(8,2) NOT NULL,
    duration text NOT NULL,
    image text NOT NULL,
    white_image text NOT NULL,
    description text NOT NULL,
    sessions_per_month smallint NOT NULL,
    months smallint NOT NULL,
    companions boolean NOT NULL,
    ai_report boolean NOT NULL
);
CREATE TABLE public.questions (
    id integer NOT NULL,
    scenario_id smallint NOT NULL,
    ordering smallint NOT NULL,
    question_id text NOT NULL,
    question text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    image text NOT NULL,
    image_1_url text NOT NULL,
    construct text NOT NULL,
    options jsonb
);
CREATE TABLE public.quotes (
    id integer NOT NULL,
    image text NOT NULL,
    name text NOT NULL,
    title text NOT NULL,
    review text NOT NULL,
    example boolean NOT NULL
);
ALTER TABLE public.quotes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.quotes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire timestamp with time zone
);
CREATE TABLE public.refresh_tokens (
    token_hash text NOT NULL,
    family uuid NOT NULL,
    user_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.report_addresses (
    user_id integer NOT NULL,
    salt text NOT NULL,
    token_hash text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone
);
CREATE TABLE public.results (
    id integer NOT NULL,
    user_id integer NOT NULL,
    assessment_id integer NOT NULL,
    onet_code text NOT NULL,
    rank smallint,
    kind text NOT NULL,
    fit text NOT NULL,
    match_score text NOT NULL,
    reasons jsonb NOT NULL,
    what_would_change jsonb NOT NULL,
    ai text NOT NULL,
    score smallint,
    interested boolean DEFAULT false NOT NULL,
    booked boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT results_rank CHECK (((rank >= 1) AND (rank <= 10))),
    CONSTRAINT results_score CHECK (((score >= 1) AND (score <= 5)))
);
ALTER TABLE public.results ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.results_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.scenarios (
    scenario_id smallint NOT NULL,
    version text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    intro jsonb,
    captions jsonb,
    bands jsonb
);
CREATE TABLE public.school_resources (
    id integer NOT NULL,
    kind text NOT NULL,
    school integer,
    ordering smallint NOT NULL,
    title text NOT NULL,
    subtitle text NOT NULL,
    thumbnail text NOT NULL,
    url text NOT NULL,
    body text NOT NULL,
    video text,
    seeded boolean DEFAULT false NOT NULL,
    CONSTRAINT school_resources_kind CHECK ((kind = ANY (ARRAY['picks'::text, 'finds'::text])))
);
ALTER TABLE public.school_resources ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.school_resources_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.schools (
    id integer NOT NULL,
    name text NOT NULL
);
ALTER TABLE public.schools ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.schools_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.scoop_counts (
    user_id integer NOT NULL,
    question_id integer NOT NULL,
    count smallint NOT NULL,
    text_id integer,
    CONSTRAINT scoop_counts_count CHECK (((count >= 1) AND (count <= 5)))
);
CREATE TABLE public.scoop_texts (
    id integer NOT NULL,
    question_id integer NOT NULL,
    count smallint NOT NULL,
    facts_hash text NOT NULL,
    answer text NOT NULL,
    model text NOT NULL,
    written_at timestamp with time zone NOT NULL
);
ALTER TABLE public.scoop_texts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.scoop_texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.seeded (
    name text NOT NULL,
    version text NOT NULL
);
CREATE TABLE public.subscribers (
    email text NOT NULL,
    token_hash text NOT NULL,
    subscribed_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone
);
CREATE TABLE public.tags (
    id integer NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.user_tags (
    user_id integer NOT NULL,
    tag_id integer NOT NULL
);
CREATE TABLE public.users (
    id integer NOT NULL,
    email text NOT NULL,
    email_confirmed_at timestamp with time zone,
    password_hash text NOT NULL,
    role text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    state text DEFAULT ''::text NOT NULL,
    country text DEFAULT ''::text NOT NULL,
    zipcode text DEFAULT ''::text NOT NULL,
    age smallint,
    adult_on date,
    grade text,
    education smallint,
    careers text DEFAULT ''::text NOT NULL,
    certainty smallint,
    favorite_ice_cream_flavor text DEFAULT ''::text NOT NULL,
    about_me text DEFAULT ''::text NOT NULL,
    affiliate_code text,
    school_id integer,
    pricing_plan integer,
    profile_image text,
    allow_data_sharing boolean DEFAULT false NOT NULL,
    terms_accepted_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    industry_id integer,
    social_url text DEFAULT ''::text NOT NULL,
    approved_at timestamp with time zone,
    deletion_requested_at timestamp with time zone,
    CONSTRAINT users_role CHECK ((role = ANY (ARRAY['Student'::text, 'Mentor'::text, 'Staff'::text])))
);
ALTER TABLE public.users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '616f3f113f93bb07d269b83b7c31e286491ce44c88dd801dae7df5a8eb8bdb79', 1795228280604),
	(2, '3127ae3db2630666f488935df6353cc73e7fac8298e208521df128387fad561d', 1795234122506),
	(3, '4a874dbc68abc602f470a8b491e56e6d75e1fffcff1520e6e42e0c9e8e98a464', 1795304849454),
	(4, '1802ef3d68a11b87c882b3ed43c2d2d4355bd13a4398e3a2bef7c7df428880a1', 1795308997341),
	(5, 'ad8cb391cb5791d2ff63125052e7e9a7f669ea6aa9847aeee59a0285eea3e110', 1795319913077),
	(6, '220c6217478d856c053ef0472987d9697b7e88c5c15c40ebebc3672a69740502', 1795376041656),
	(7, '4c781e324d0a5876b727dab85c8a3e9cc5ac820e15afbb9a97b431614a76e459', 1795378752509);
INSERT INTO public.affiliate_codes VALUES
	('SCOOP-DEMO', 'Demo code of Harborview High School', 1, false, true);
INSERT INTO public.ai_agents VALUES
	(1, 'Career Buddy', '/art/companions/career-buddy.svg', 'Talks any career through with you: what the days are like, what it takes, and what you could try first.', 1, true),
	(2, 'College Buddy', '/art/companions/college-buddy.svg', 'Looks for schools and programs that lead to the careers you like, and explains what they ask for.', 2, true),
	(3, 'Interview Helper', '/art/companions/interview-helper.svg', 'Practices interviews with you, for a first job, an internship or a college, at your own pace.', 3, false),
	(4, 'Scholarship Helper', '/art/companions/scholarship-helper.svg', 'Goes through money for school with you: what kinds there are, who gives them, and by when to ask.', 4, false);
INSERT INTO public.assessments OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 1, '[{"answers": [{"id": 101, "answer": 5}, {"id": 102, "answer": 2}, {"id": 103, "answer": 4}, {"id": 104, "answer": 1}, {"id": 105, "answer": 3}, {"id": 106, "answer": 4}, {"id": 107, "answer": 1}, {"id": 108, "answer": 2}, {"id": 109, "answer": 3}, {"id": 110, "answer": 1}, {"id": 111, "answer": 3}, {"id": 112, "answer": 5}, {"id": 113, "answer": 2}, {"id": 114, "answer": 3}, {"id": 115, "answer": 2}, {"id": 116, "answer": 2}, {"id": 117, "answer": 4}, {"id": 118, "answer": 3}, {"id": 119, "answer": 2}, {"id": 120, "answer": 2}, {"id": 121, "answer": 1}, {"id": 122, "answer": 3}, {"id": 123, "answer": 2}, {"id": 124, "answer": 4}, {"id": 125, "answer": 3}, {"id": 126, "answer": 4}, {"id": 127, "answer": 2}, {"id": 128, "answer": 2}, {"id": 129, "answer": 4}, {"id": 130, "answer": 2}, {"id": 131, "answer": 2}, {"id": 132, "answer": 3}, {"id": 133, "answer": 2}, {"id": 134, "answer": 1}, {"id": 135, "answer": 5}, {"id": 136, "answer": 1}, {"id": 137, "answer": 3}, {"id": 138, "answer": 4}, {"id": 139, "answer": 3}, {"id": 140, "answer": 2}, {"id": 141, "answer": 4}, {"id": 142, "answer": 2}, {"id": 143, "answer": 3}, {"id": 144, "answer": 3}, {"id": 145, "answer": 1}, {"id": 146, "answer": 1}, {"id": 147, "answer": 3}, {"id": 148, "answer": 4}], "scenario_id": 1}, {"answers": [{"id": 201, "answer": 1}, {"id": 202, "answer": 4}, {"id": 203, "answer": 3}, {"id": 204, "answer": 4}, {"id": 205, "answer": 1}, {"id": 206, "answer": 4}, {"id": 207, "answer": 4}, {"id": 208, "answer": 2}, {"id": 209, "answer": 3}, {"id": 210, "answer": 3}, {"id": 211, "answer": 2}, {"id": 212, "answer": 1}, {"id": 213, "answer": 2}, {"id": 214, "answer": 3}, {"id": 215, "answer": 4}, {"id": 216, "answer": 3}, {"id": 217, "answer": 2}, {"id": 218, "answer": 3}, {"id": 219, "answer": 3}, {"id": 220, "answer": 5}, {"id": 221, "answer": 1}], "scenario_id": 2}, {"answers": [{"id": 301, "answer": 3012}, {"id": 302, "answer": 3022}, {"id": 303, "answer": 3033}, {"id": 304, "answer": 3044}, {"id": 305, "answer": 3056}, {"id": 306, "answer": 3062}, {"id": 307, "answer": 3074}, {"id": 308, "answer": 3081}], "scenario_id": 3}, {"answers": [{"id": 401, "answer": "Investigative,Artistic,Social"}], "scenario_id": 4}]', '2026-11-2', '1.0', 'onet-29.3+30.1-fc31a823f8', 'none', 'clear', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00', NULL);
INSERT INTO public.consent_changes OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'mentor_sessions', true, '2026-11-1', 'guardian', 'parent@demo.careerscoop.app', '2026-11-20 12:00:00+00'),
	(2, 1, 'companions', true, '2026-11-1', 'guardian', 'parent@demo.careerscoop.app', '2026-11-20 12:00:00+00'),
	(3, 1, 'data_sharing', true, '2026-11-1', 'guardian', 'parent@demo.careerscoop.app', '2026-11-20 12:00:00+00');
INSERT INTO public.consents VALUES
	(1, 'mentor_sessions', true, '2026-11-1', '2026-11-20 12:00:00+00'),
	(1, 'companions', true, '2026-11-1', '2026-11-20 12:00:00+00'),
	(1, 'data_sharing', true, '2026-11-1', '2026-11-20 12:00:00+00');
INSERT INTO public.guardians OVERRIDING SYSTEM VALUE VALUES
	(1, 1, 'email', 'parent@demo.careerscoop.app', '2026-11-20 12:00:00+00', '2026-11-20 12:00:00+00');
INSERT INTO public.industries VALUES
	(1, 'Agriculture and nature'),
	(2, 'Animals'),
	(3, 'Architecture and construction'),
	(4, 'Arts and design'),
	(5, 'Business and management'),
	(6, 'Computers and technology'),
	(7, 'Education'),
	(8, 'Energy and environment'),
	(9, 'Engineering'),
	(10, 'Finance and insurance'),
	(11, 'Food and hospitality'),
	(12, 'Government and public service'),
	(13, 'Health care'),
	(14, 'Law and public safety'),
	(15, 'Manufacturing'),
	(16, 'Marketing and sales'),
	(17, 'Media and entertainment'),
	(18, 'Nonprofit and community'),
	(19, 'Science and research'),
	(20, 'Skilled trades and repair'),
	(21, 'Sports and fitness'),
	(22, 'Transport and logistics'),
	(23, 'Other');
INSERT INTO public.plans VALUES
	(1, 'Single Scoop', 0.00, 'for as long as you like', '/art/plans/single-scoop.svg', '/art/plans/single-scoop.svg', 'A first taste
Your ten careers, with a reason for each
Save careers, and take the assessment again when you like
One practice talk with the interview helper
100% free, also when it opens', 0, 0, false, false),
	(2, 'Double Scoop', 39.00, '6 months', '/art/plans/double-scoop.svg', '/art/plans/double-scoop.svg', 'More to go on
Everything in Single Scoop
The AI Insights Report to keep and print
Practice talks with the interview helper
100% included when it opens', 0, 6, false, true),
	(3, 'Sundae', 89.00, '12 months', '/art/plans/sundae.svg', '/art/plans/sundae.svg', 'Talk it through
Everything in Double Scoop
Half an hour with a mentor every month, for 12 months
The AI Companions for a whole year, and the scholarship helper
100% included when they open', 1, 12, true, true),
	(4, 'Milkshake', 149.00, '12 months', '/art/plans/milkshake.svg', '/art/plans/milkshake.svg', 'All of it, blended
Everything in Sundae
Two talks of half an hour with a mentor every month
A representative helps you find the right mentor
The AI Companions, and every new helper first
100% included when they open', 2, 12, true, true);
INSERT INTO public.questions VALUES
	(1, 0, 0, 'intro', 'Ready for your first scoop?', 'How this works', 'A short film about what comes next. It takes less than a minute.', '/art/intro.svg', '', 'intro', NULL),
	(101, 1, 0, 'enjoy-11', 'Feed, train and look after animals', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/animals.svg', '', 'animals', NULL),
	(102, 1, 1, 'enjoy-12', 'Write code for apps, games or computer systems', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/coding.svg', '', 'coding', NULL),
	(103, 1, 2, 'enjoy-13', 'Make art, like drawings, paintings or posters', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/visual_art.svg', '', 'visual_art', NULL),
	(104, 1, 3, 'enjoy-14', 'Keep files, calendars and meetings in good order', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/office.svg', '', 'office', NULL),
	(105, 1, 4, 'enjoy-15', 'Coach a team or help people get fit', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/sports.svg', '', 'sports', NULL),
	(106, 1, 5, 'enjoy-16', 'Explore old objects and learn how people once lived', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/past_culture.svg', '', 'past_culture', NULL),
	(107, 1, 6, 'enjoy-17', 'Win people over to buy a product you like', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/sell.svg', '', 'sell', NULL),
	(108, 1, 7, 'enjoy-18', 'Build new houses or fix up old ones', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/build.svg', '', 'build', NULL),
	(109, 1, 8, 'enjoy-21', 'Listen and help someone get through a hard time', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/counsel.svg', '', 'counsel', NULL),
	(110, 1, 9, 'enjoy-22', 'Fix phones, game consoles and other electronics', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/electronics.svg', '', 'electronics', NULL),
	(111, 1, 10, 'enjoy-23', 'Plan trips or events that guests will love', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/travel_events.svg', '', 'travel_events', NULL),
	(112, 1, 11, 'enjoy-24', 'Study rivers, weather and wild places to protect them', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/outdoors.svg', '', 'outdoors', NULL),
	(113, 1, 12, 'enjoy-25', 'Act, sing, dance or play music on a stage', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/perform.svg', '', 'perform', NULL),
	(114, 1, 13, 'enjoy-26', 'Keep people safe and act fast in an emergency', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/protect.svg', '', 'protect', NULL),
	(115, 1, 14, 'enjoy-27', 'Make clothes or give people a new look', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/style.svg', '', 'style', NULL),
	(116, 1, 15, 'enjoy-28', 'Solve math puzzles and spot patterns in numbers', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/math.svg', '', 'math', NULL),
	(117, 1, 16, 'enjoy-31', 'Film and edit videos or record a podcast', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/media.svg', '', 'media', NULL),
	(118, 1, 17, 'enjoy-32', 'Mix chemicals to find out how they react', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/chemistry.svg', '', 'chemistry', NULL),
	(119, 1, 18, 'enjoy-33', 'Greet customers or guests and find what they need', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/serve.svg', '', 'serve', NULL),
	(120, 1, 19, 'enjoy-34', 'Get a broken engine or machine running again', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/fix_machines.svg', '', 'fix_machines', NULL),
	(121, 1, 20, 'enjoy-35', 'Plan how a new business could start and grow', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/strategy.svg', '', 'strategy', NULL),
	(122, 1, 21, 'enjoy-36', 'Study how people think and why they do things', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/mind.svg', '', 'mind', NULL),
	(123, 1, 22, 'enjoy-37', 'Check that rides, food or buildings follow safety rules', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/inspect.svg', '', 'inspect', NULL),
	(124, 1, 23, 'enjoy-38', 'Plant seeds and grow food, flowers or trees', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/grow.svg', '', 'grow', NULL),
	(125, 1, 24, 'enjoy-41', 'Figure out how light, energy and outer space work', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/physics.svg', '', 'physics', NULL),
	(126, 1, 25, 'enjoy-42', 'Help a class of students learn new things', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/teach.svg', '', 'teach', NULL),
	(127, 1, 26, 'enjoy-43', 'Drive trucks or trains, or steer ships or planes', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/vehicles.svg', '', 'vehicles', NULL),
	(128, 1, 27, 'enjoy-44', 'Lead a team and help it reach its goals', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/lead.svg', '', 'lead', NULL),
	(129, 1, 28, 'enjoy-45', 'Write stories or articles that people want to read', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/write.svg', '', 'write', NULL),
	(130, 1, 29, 'enjoy-46', 'Find out what makes people sick and treat them', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/medicine.svg', '', 'medicine', NULL),
	(131, 1, 30, 'enjoy-47', 'Enter facts in a computer and check for mistakes', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/records.svg', '', 'records', NULL),
	(132, 1, 31, 'enjoy-48', 'Cut and shape wood or metal into useful things', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/craft.svg', '', 'craft', NULL),
	(133, 1, 32, 'enjoy-51', 'Use the law to argue for what is fair', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/law.svg', '', 'law', NULL),
	(134, 1, 33, 'enjoy-52', 'Put lights, wires and pipes into a building', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/wiring.svg', '', 'wiring', NULL),
	(135, 1, 34, 'enjoy-53', 'Study cells, germs and how living things grow', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/biology.svg', '', 'biology', NULL),
	(136, 1, 35, 'enjoy-54', 'Keep track of money and plan how to use it', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/money.svg', '', 'money', NULL),
	(137, 1, 36, 'enjoy-55', 'Cook or bake food that people enjoy', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/cook.svg', '', 'cook', NULL),
	(138, 1, 37, 'enjoy-56', 'Stay on the move all day, lifting and carrying things', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/active_work.svg', '', 'active_work', NULL),
	(139, 1, 38, 'enjoy-57', 'Use two languages to help people understand each other', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/languages.svg', '', 'languages', NULL),
	(140, 1, 39, 'enjoy-58', 'Design robots, bridges or new machines', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/engineer.svg', '', 'engineer', NULL),
	(141, 1, 40, 'enjoy-61', 'Dream up ideas that nobody has tried before', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/new_ideas.svg', '', 'new_ideas', NULL),
	(142, 1, 41, 'enjoy-62', 'Keep a place clean, tidy and nice to be in', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/tidy.svg', '', 'tidy', NULL),
	(143, 1, 42, 'enjoy-63', 'Look after people who are sick, old or very young', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/care.svg', '', 'care', NULL),
	(144, 1, 43, 'enjoy-64', 'Test water, food or blood samples in a lab', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/lab_test.svg', '', 'lab_test', NULL),
	(145, 1, 44, 'enjoy-65', 'Choose people for a job and help them settle in', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/hire.svg', '', 'hire', NULL),
	(146, 1, 45, 'enjoy-66', 'Run the machines that make bikes, toys or bread', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/make_products.svg', '', 'make_products', NULL),
	(147, 1, 46, 'enjoy-67', 'Talk with people about faith and what matters in life', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/meaning.svg', '', 'meaning', NULL),
	(148, 1, 47, 'enjoy-68', 'Measure land, make maps or plan new streets', 'Would you enjoy doing this for a living?', 'Don’t think about pay or grades. Just the doing.', '/art/tiles/maps_cities.svg', '', 'maps_cities', NULL),
	(201, 2, 0, 'skill-a', 'Listening well', 'How good are you at this?', 'You let a friend finish, and you get what they mean.', '', '', 'Active Listening', NULL),
	(202, 2, 1, 'skill-b', 'Designing useful gadgets', 'How good are you at this?', 'You change a bike light or an app so that it works better for someone.', '', '', 'Technology Design', NULL),
	(203, 2, 2, 'skill-c', 'Looking after supplies', 'How good are you at this?', 'You make sure the team has balls, tape and water, and nothing runs out.', '', '', 'Management of Material Resources', NULL),
	(204, 2, 3, 'skill-d', 'Setting up equipment', 'How good are you at this?', 'You put together a desk or hook up a speaker, and it works.', '', '', 'Installation', NULL),
	(205, 2, 4, 'skill-e', 'Doing science', 'How good are you at this?', 'You plan a fair test in class and can say what came out of it.', '', '', 'Science', NULL),
	(206, 2, 5, 'skill-f', 'Running machines', 'How good are you at this?', 'You steer a drone, a mower or a sewing machine and stay in control.', '', '', 'Operation and Control', NULL),
	(207, 2, 6, 'skill-g', 'Coding', 'How good are you at this?', 'You tell a computer what to do, step by step, in a game or on a web page.', '', '', 'Programming', NULL),
	(208, 2, 7, 'skill-h', 'Working as a team', 'How good are you at this?', 'In a group project you fit your part to what the others do.', '', '', 'Coordination', NULL),
	(209, 2, 8, 'skill-i', 'Spotting what is needed', 'How good are you at this?', 'Before you plan a party, you find out what everyone needs from it.', '', '', 'Operations Analysis', NULL),
	(210, 2, 9, 'skill-j', 'Using math', 'How good are you at this?', 'You work out if the sale at the store is really a good deal.', '', '', 'Mathematics', NULL),
	(211, 2, 10, 'skill-k', 'Helping people out', 'How good are you at this?', 'You see someone carry too much, and you step in.', '', '', 'Service Orientation', NULL),
	(212, 2, 11, 'skill-l', 'Teaching a skill', 'How good are you at this?', 'You show a younger kid how to skate or draw, and it clicks.', '', '', 'Instructing', NULL),
	(213, 2, 12, 'skill-m', 'Planning time well', 'How good are you at this?', 'You fit homework, practice and friends into one week.', '', '', 'Time Management', NULL),
	(214, 2, 13, 'skill-n', 'Checking quality', 'How good are you at this?', 'You test what you made, find the weak spot and mend it.', '', '', 'Quality Control Analysis', NULL),
	(215, 2, 14, 'skill-o', 'Making a deal', 'How good are you at this?', 'You and a friend want different movies, and you find a plan you both like.', '', '', 'Negotiation', NULL),
	(216, 2, 15, 'skill-p', 'Choosing the right tools', 'How good are you at this?', 'You know which glue, app or brush is best for the task.', '', '', 'Equipment Selection', NULL),
	(217, 2, 16, 'skill-q', 'Keeping track of progress', 'How good are you at this?', 'Halfway through a project, you notice what is off track and change it.', '', '', 'Monitoring', NULL),
	(218, 2, 17, 'skill-r', 'Leading people', 'How good are you at this?', 'You find out who is good at what, and you get the group going.', '', '', 'Management of Personnel Resources', NULL),
	(219, 2, 18, 'skill-s', 'Seeing how parts connect', 'How good are you at this?', 'You can tell how one late bus will change the whole day.', '', '', 'Systems Analysis', NULL),
	(220, 2, 19, 'skill-t', 'Planning with money', 'How good are you at this?', 'You plan how to spend your birthday money so that it lasts.', '', '', 'Management of Financial Resources', NULL),
	(221, 2, 20, 'skill-u', 'Noticing how others feel', 'How good are you at this?', 'You can tell that someone is upset before they say so.', '', '', 'Social Perceptiveness', NULL),
	(301, 3, 0, 'situation-a', 'Which job do you jump at first?', 'A week at the youth club', 'Forty kids have signed up for project week at the youth club. The old go-kart is stuck, the pond looks odd and the walls are bare. On Friday every family comes to visit. You take one job first, and your friends take the rest.', '/art/situations/1.svg', '/art/situations/1.svg', 'situation_1', '[{"id": 3011, "text": "Get the old go-kart running again", "construct": "fix_machines"}, {"id": 3012, "text": "Test the pond water with a lab kit", "construct": "lab_test"}, {"id": 3013, "text": "Paint a giant picture on the wall", "construct": "visual_art"}, {"id": 3014, "text": "Coach a team for the big game", "construct": "sports"}, {"id": 3015, "text": "Plan the bus trip and the Friday party", "construct": "travel_events"}, {"id": 3016, "text": "Plan the budget and track what is spent", "construct": "money"}]'),
	(302, 3, 1, 'situation-b', 'Where do you go first?', 'The town festival', 'For two days your town turns into one long party. There are stalls, bands and a path along the river. The sound is bad, the crowd is big and the list of helpers is a mess. You have both days free to help.', '/art/situations/2.svg', '/art/situations/2.svg', 'situation_2', '[{"id": 3021, "text": "Open up the speakers and fix them", "construct": "electronics"}, {"id": 3022, "text": "Study the river and protect its banks", "construct": "outdoors"}, {"id": 3023, "text": "Sing, dance or act on the main stage", "construct": "perform"}, {"id": 3024, "text": "Teach a group of kids to juggle", "construct": "teach"}, {"id": 3025, "text": "Win people over to buy at a stall", "construct": "sell"}, {"id": 3026, "text": "Put the lists and schedules in order", "construct": "office"}]'),
	(303, 3, 2, 'situation-c', 'Where would you start?', 'A new house for everyone', 'Your part of town will get a house for everyone, with a big kitchen, a hall and a quiet room to talk. Today it is an empty lot and a box full of papers. All the neighbors want to help, and so do you.', '/art/situations/3.svg', '/art/situations/3.svg', 'situation_3', '[{"id": 3031, "text": "Build the walls and put on the roof", "construct": "build"}, {"id": 3032, "text": "Design a roof that can carry snow", "construct": "engineer"}, {"id": 3033, "text": "Write an article about the new house", "construct": "write"}, {"id": 3034, "text": "Listen to a neighbor who feels alone", "construct": "counsel"}, {"id": 3035, "text": "Lead the helpers and keep them going", "construct": "lead"}, {"id": 3036, "text": "Turn the papers into one clear computer list", "construct": "records"}]'),
	(304, 3, 3, 'situation-d', 'Which task do you ask for?', 'Six weeks by bus', 'Twenty people go on the road for six weeks in an old bus. They want to see the sun go dark in the middle of the day. You sleep in tents and cook by the road. Some of them are over seventy, and two are only five. Everyone takes care of one thing for the whole trip.', '/art/situations/4.svg', '/art/situations/4.svg', 'situation_4', '[{"id": 3041, "text": "Drive the bus across the country", "construct": "vehicles"}, {"id": 3042, "text": "Find out how the sun can go dark", "construct": "physics"}, {"id": 3043, "text": "Film the trip and edit the video", "construct": "media"}, {"id": 3044, "text": "Look after the youngest and the oldest", "construct": "care"}, {"id": 3045, "text": "Plan how to turn the trip into a business", "construct": "strategy"}, {"id": 3046, "text": "Check that brakes and tents are safe", "construct": "inspect"}]'),
	(305, 3, 4, 'situation-e', 'What would you like to do most?', 'The shop with a workshop', 'Behind a small shop, people make soap, hats and shirts. Three goats live out in the yard. Last week the shop went online, and now letters come from all over the world. There is far too much to do, and you can join in.', '/art/situations/5.svg', '/art/situations/5.svg', 'situation_5', '[{"id": 3051, "text": "Run the machines that press the soap", "construct": "make_products"}, {"id": 3052, "text": "Mix chemicals to make a better soap", "construct": "chemistry"}, {"id": 3053, "text": "Create a new look for hats and shirts", "construct": "style"}, {"id": 3054, "text": "Write back to people in their own language", "construct": "languages"}, {"id": 3055, "text": "Use the law to protect the shop’s ideas", "construct": "law"}, {"id": 3056, "text": "Feed the goats and keep them well", "construct": "animals"}]'),
	(306, 3, 5, 'situation-f', 'What do you do first?', 'One day before summer camp', 'Tomorrow two hundred campers come to the lake. The tents are still in the truck, the kitchen is empty and there is no place to sit. Odd little creatures swim in the water. The camp needs more helpers, too. You choose first.', '/art/situations/6.svg', '/art/situations/6.svg', 'situation_6', '[{"id": 3061, "text": "Carry the gear and set up the tents", "construct": "active_work"}, {"id": 3062, "text": "Study the lake creatures up close", "construct": "biology"}, {"id": 3063, "text": "Cook a big first dinner for everyone", "construct": "cook"}, {"id": 3064, "text": "Welcome campers and answer their questions", "construct": "serve"}, {"id": 3065, "text": "Choose new helpers and show them around", "construct": "hire"}, {"id": 3066, "text": "Saw and shape wood into benches", "construct": "craft"}]'),
	(307, 3, 6, 'situation-g', 'How would you like to help?', 'The morning after the storm', 'A storm hit your neighborhood last night. Most people are fine, but a few got hurt, and some homes have no light or water. Everyone meets in the school gym, and it is a mess. People are tired and glad to see you.', '/art/situations/7.svg', '/art/situations/7.svg', 'situation_7', '[{"id": 3071, "text": "Keep people safe from falling trees", "construct": "protect"}, {"id": 3072, "text": "Find out who is hurt and treat them", "construct": "medicine"}, {"id": 3073, "text": "Think up clever fixes nobody has tried", "construct": "new_ideas"}, {"id": 3074, "text": "Talk with people about hope and faith", "construct": "meaning"}, {"id": 3075, "text": "Get the lights and water pipes working", "construct": "wiring"}, {"id": 3076, "text": "Clean up the gym so people can rest", "construct": "tidy"}]'),
	(308, 3, 7, 'situation-h', 'Which project do you start?', 'The big school fair', 'Once a year your school opens its doors to the whole town. Some rooms show science, some show how people lived in the past, and the halls are full of games. This year your class has the biggest room, and you may start one project. It can be strange, as long as people learn something from it.', '/art/situations/8.svg', '/art/situations/8.svg', 'situation_8', '[{"id": 3081, "text": "Grow a garden of food plants indoors", "construct": "grow"}, {"id": 3082, "text": "Crack number puzzles and show the patterns", "construct": "math"}, {"id": 3083, "text": "Write code for a game about the school", "construct": "coding"}, {"id": 3084, "text": "Find out why people believe rumors", "construct": "mind"}, {"id": 3085, "text": "Show how people lived here long ago", "construct": "past_culture"}, {"id": 3086, "text": "Map the town and plan its future", "construct": "maps_cities"}]'),
	(401, 4, 0, 'cups', 'Which three taste most like you?', 'Pick your cups', 'Put your favorite first. If nothing fits, pick None.', '', '', 'types', '[{"id": 4010, "text": "None", "image": "/art/cups/none.svg", "example": "when no cup fits today", "construct": "None", "description": "None of these sounds like me right now."}, {"id": 4011, "text": "Realistic", "image": "/art/cups/realistic.svg", "example": "like fixing a bike or building a shelf", "construct": "Realistic", "description": "You like to work with your hands, tools, machines, plants or animals. You want to see what you made."}, {"id": 4012, "text": "Artistic", "image": "/art/cups/artistic.svg", "example": "like drawing a comic or making a beat", "construct": "Artistic", "description": "You like to make things that are new. You think in pictures, words or sounds."}, {"id": 4013, "text": "Investigative", "image": "/art/cups/investigative.svg", "example": "like testing an idea or reading about stars", "construct": "Investigative", "description": "You like to ask why and find things out. A hard puzzle makes you curious."}, {"id": 4014, "text": "Social", "image": "/art/cups/social.svg", "example": "like helping a friend study for a test", "construct": "Social", "description": "You like to help, teach and listen. You care how people are doing."}, {"id": 4015, "text": "Enterprising", "image": "/art/cups/enterprising.svg", "example": "like running a club or a bake sale", "construct": "Enterprising", "description": "You like to lead, sell and start things. You enjoy getting people on board."}, {"id": 4016, "text": "Conventional", "image": "/art/cups/conventional.svg", "example": "like sorting a collection or planning a week", "construct": "Conventional", "description": "You like things clear and in order. You enjoy a good plan, list or chart."}]');
INSERT INTO public.quotes OVERRIDING SYSTEM VALUE VALUES
	(1, '/art/portraits/amara.svg', 'Amara', 'Student, 16', 'I thought I had to pick between drawing and science. My ten had jobs with both in them, and each one said which of my answers it came from. I had never heard of half of them, and two I still read about at night.', true),
	(2, '/art/portraits/mateo.svg', 'Mateo', 'Student, 17', 'One of my cards said plainly what speaks against it: years of school that I do not want. I liked that more than being told that everything is possible. It made the other nine easier to believe.', true),
	(3, '/art/portraits/denise.svg', 'Denise', 'Mother of two teenagers', 'My son does not talk about the future when I ask. He does when he can show me something. We went through his careers one by one in the kitchen, and for once I did most of the listening.', true),
	(4, '/art/portraits/kenji.svg', 'Kenji', 'School counselor', 'I have half an hour with each student and hundreds of students. When they arrive with careers that they have already compared and questions of their own, the half hour is worth much more.', true);
INSERT INTO public.report_addresses VALUES
	(1, '8SzGf4L9tOz23vMglTK4NmF10hFQ-n4iRIUtnhrGlDg', 'KVb0O-YbV3fN6TvmSugUztN0Kes3Lxx8nVFev6cZU_0', '2026-11-20 12:00:00+00', NULL);
INSERT INTO public.results OVERRIDING SYSTEM VALUE VALUES
	(5, 1, 1, '39-7011.00', 5, 'core', 'good', '0.624081', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of history and culture.", "answer": "You gave “Explore old objects and learn how people once lived” a 4."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "against", "text": "Little of the work is about tests and samples.", "answer": "You chose “Test the pond water with a lab kit” in “A week at the youth club”."}, {"kind": "against", "text": "Some days are full of customers and guests.", "answer": "You gave “Greet customers or guests and find what they need” a 2. You rated that lower than other things."}, {"kind": "for", "text": "Little of the work is about schedules and office work.", "answer": "You gave “Keep files, calendars and meetings in good order” a 1. You rated that lower than other things, so that matches."}]', '[]', '', NULL, false, false, '2026-11-22 22:32:24.768143+00'),
	(6, 1, 1, '19-1022.00', 6, 'core', 'good', '0.609744', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of cells and living things.", "answer": "You gave “Study cells, germs and how living things grow” a 5."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "against", "text": "Little of the work is about writing and editing.", "answer": "You gave “Write stories or articles that people want to read” a 4. You rated that higher than other things."}, {"kind": "against", "text": "The work does not often call for noticing how others feel.", "answer": "You sorted “Noticing how others feel” under “I am great at it”."}, {"kind": "for", "text": "Little of the work is about selling to people.", "answer": "You gave “Win people over to buy a product you like” a 1. You rated that lower than other things, so that matches."}]', '["Rate “Get a broken engine or machine running again” a 1, and this one leaves your ten.", "Rate “Drive trucks or trains, or steer ships or planes” a 3, and this one leaves your ten."]', '', NULL, false, false, '2026-11-22 22:32:24.768143+00'),
	(7, 1, 1, '19-1031.00', 7, 'core', 'good', '0.605780', '[{"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of cells and living things.", "answer": "You gave “Study cells, germs and how living things grow” a 5."}, {"kind": "against", "text": "Little of the work is about teaching and training.", "answer": "You gave “Help a class of students learn new things” a 4. You rated that higher than other things."}, {"kind": "against", "text": "Little of the work is about video, sound and photos.", "answer": "You gave “Film and edit videos or record a podcast” a 4. You rated that higher than other things."}, {"kind": "for", "text": "Little of the work is about wires and pipes.", "answer": "You gave “Put lights, wires and pipes into a building” a 1. You rated that lower than other things, so that matches."}]', '["Rate “Fix phones, game consoles and other electronics” a 2, and this one leaves your ten.", "Rate “Build new houses or fix up old ones” a 1, and this one leaves your ten."]', '', NULL, false, false, '2026-11-22 22:32:24.768143+00'),
	(8, 1, 1, '29-1122.01', 8, 'stretch', 'good', '0.603909', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "Much of the work is teaching and training.", "answer": "You gave “Help a class of students learn new things” a 4."}, {"kind": "for", "text": "Much of the work is writing and editing.", "answer": "You gave “Write stories or articles that people want to read” a 4."}, {"kind": "against", "text": "Little of the work is about cells and living things.", "answer": "You gave “Study cells, germs and how living things grow” a 5. You rated that higher than other things."}, {"kind": "against", "text": "Little of the work is about plants and crops.", "answer": "You gave “Plant seeds and grow food, flowers or trees” a 4. You rated that higher than other things."}, {"kind": "for", "text": "Little of the work is about machines that make things.", "answer": "You gave “Run the machines that make bikes, toys or bread” a 1. You rated that lower than other things, so that matches."}]', '["Rate “Figure out how light, energy and outer space work” a 4, and this one leaves your ten.", "Rate “Mix chemicals to find out how they react” a 4, and this one leaves your ten."]', 'AI recommended. It shares your interest in animals and their care, and in teaching and training. What is different: it also has to do with listening and support, and with trips and events.', NULL, false, false, '2026-11-22 22:32:24.768143+00'),
	(9, 1, 1, '17-1012.00', 9, 'stretch', 'some', '0.491469', '[{"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of art and design.", "answer": "You gave “Make art, like drawings, paintings or posters” a 4."}, {"kind": "for", "text": "You would work with maps and places.", "answer": "You gave “Measure land, make maps or plan new streets” a 4."}, {"kind": "against", "text": "Little of the work is about hands-on physical work.", "answer": "You gave “Stay on the move all day, lifting and carrying things” a 4. You rated that higher than other things."}, {"kind": "against", "text": "Little of the work is about teaching and training.", "answer": "You gave “Help a class of students learn new things” a 4. You rated that higher than other things."}, {"kind": "for", "text": "Little of the work is about machines that make things.", "answer": "You gave “Run the machines that make bikes, toys or bread” a 1. You rated that lower than other things, so that matches."}]', '["Rate “Make art, like drawings, paintings or posters” a 3, and this one leaves your ten.", "Rate “Greet customers or guests and find what they need” a 1, and this one leaves your ten."]', 'AI recommended. It shares your interest in nature and climate, and in art and design. What is different: it also has to do with building and construction, and with technical design.', NULL, false, false, '2026-11-22 22:32:24.768143+00'),
	(10, 1, 1, '33-3031.00', 10, 'stretch', 'good', '0.485999', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of cells and living things.", "answer": "You gave “Study cells, germs and how living things grow” a 5."}, {"kind": "against", "text": "Little of the work is about art and design.", "answer": "You gave “Make art, like drawings, paintings or posters” a 4. You rated that higher than other things."}, {"kind": "against", "text": "You would need to know about laws and rights.", "answer": "You gave “Use the law to argue for what is fair” a 2. You rated that lower than other things."}, {"kind": "for", "text": "Little of the work is about wires and pipes.", "answer": "You gave “Put lights, wires and pipes into a building” a 1. You rated that lower than other things, so that matches."}]', '["Rate “Write code for apps, games or computer systems” a 3, and this one leaves your ten.", "Rate “Help a class of students learn new things” a 3, and this one leaves your ten."]', 'AI recommended. It shares your interest in animals and their care, and in nature and climate. What is different: it also has to do with laws and rights, and with keeping people safe.', NULL, false, false, '2026-11-22 22:32:24.768143+00'),
	(2, 1, 1, '19-1023.00', 2, 'core', 'strong', '0.753001', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of cells and living things.", "answer": "You gave “Study cells, germs and how living things grow” a 5."}, {"kind": "against", "text": "Little of the work is about art and design.", "answer": "You gave “Make art, like drawings, paintings or posters” a 4. You rated that higher than other things."}, {"kind": "against", "text": "Little of the work is about teaching and training.", "answer": "You gave “Help a class of students learn new things” a 4. You rated that higher than other things."}, {"kind": "for", "text": "Little of the work is about money and budgets.", "answer": "You gave “Keep track of money and plan how to use it” a 1. You rated that lower than other things, so that matches."}]', '[]', '', 4, false, false, '2026-11-22 22:32:24.768143+00'),
	(4, 1, 1, '25-3041.00', 4, 'core', 'good', '0.625272', '[{"kind": "for", "text": "Much of the work is teaching and training.", "answer": "You gave “Help a class of students learn new things” a 4."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of history and culture.", "answer": "You gave “Explore old objects and learn how people once lived” a 4."}, {"kind": "against", "text": "Little of the work is about hands-on physical work.", "answer": "You gave “Stay on the move all day, lifting and carrying things” a 4. You rated that higher than other things."}, {"kind": "against", "text": "Little of the work is about plants and crops.", "answer": "You chose “Grow a garden of food plants indoors” in “The big school fair”."}, {"kind": "for", "text": "Little of the work is about machines that make things.", "answer": "You gave “Run the machines that make bikes, toys or bread” a 1. You rated that lower than other things, so that matches."}]', '[]', '', 3, false, false, '2026-11-22 22:32:24.768143+00'),
	(1, 1, 1, '19-1031.03', 1, 'core', 'strong', '0.756823', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of history and culture.", "answer": "You gave “Explore old objects and learn how people once lived” a 4."}, {"kind": "against", "text": "Part of the work is choosing and supporting staff.", "answer": "You gave “Choose people for a job and help them settle in” a 1. You rated that lower than other things."}, {"kind": "against", "text": "Little of the work is about tests and samples.", "answer": "You chose “Test the pond water with a lab kit” in “A week at the youth club”."}, {"kind": "for", "text": "Little of the work is about money and budgets.", "answer": "You gave “Keep track of money and plan how to use it” a 1. You rated that lower than other things, so that matches."}]', '[]', '', 5, true, false, '2026-11-22 22:32:24.768143+00'),
	(3, 1, 1, '19-1029.04', 3, 'core', 'good', '0.686910', '[{"kind": "for", "text": "The work is full of animals and their care.", "answer": "You gave “Feed, train and look after animals” a 5."}, {"kind": "for", "text": "The work is full of nature and climate.", "answer": "You gave “Study rivers, weather and wild places to protect them” a 5."}, {"kind": "for", "text": "The work is full of cells and living things.", "answer": "You gave “Study cells, germs and how living things grow” a 5."}, {"kind": "against", "text": "Some days are about business plans and goals.", "answer": "You gave “Plan how a new business could start and grow” a 1. You rated that lower than other things."}, {"kind": "against", "text": "Little of the work is about art and design.", "answer": "You gave “Make art, like drawings, paintings or posters” a 4. You rated that higher than other things."}, {"kind": "for", "text": "Little of the work is about wires and pipes.", "answer": "You gave “Put lights, wires and pipes into a building” a 1. You rated that lower than other things, so that matches."}]', '[]', '', NULL, true, false, '2026-11-22 22:32:24.768143+00');
INSERT INTO public.scenarios VALUES
	(0, '2026-11-2', 'How this works', 'A short film about what comes next. It takes less than a minute.', NULL, '[{"id": 11, "text": "Welcome to CareerScoop. Tell us what you like.", "seconds": 3}, {"id": 12, "text": "We will find ten careers for you to look at.", "seconds": 3}, {"id": 13, "text": "It takes about twelve minutes, in four parts.", "seconds": 3}, {"id": 14, "text": "Rate things to do. Sort your skills on a cone.", "seconds": 4}, {"id": 15, "text": "Choose in eight moments. Then pick your cups.", "seconds": 4}, {"id": 16, "text": "There are no right or wrong answers. Nobody grades this.", "seconds": 4}, {"id": 17, "text": "Rate the doing, not the pay. Go with your first feeling.", "seconds": 4}, {"id": 18, "text": "Stop when you like. We keep your place on this device until you log out.", "seconds": 5}, {"id": 19, "text": "At the end you see ten careers, with the reasons for each one.", "seconds": 4}, {"id": 20, "text": "Every reason names your answer. It is a start, not a label.", "seconds": 4}, {"id": 21, "text": "Your answers are yours. We show no ads and sell no data.", "seconds": 4}, {"id": 22, "text": "A school sees them only if you turn sharing on. Under 18, a parent says yes too.", "seconds": 5}, {"id": 23, "text": "Ready for your first scoop? Then press Next.", "seconds": 3}]', NULL),
	(1, '2026-11-2', 'Rate the doing', 'How likely would you enjoy doing this for a living?', NULL, NULL, NULL),
	(2, '2026-11-2', 'Stack your skills', 'Drag each one into the cone. Best ones on top. You can also press a skill and pick a number.', '{"text": "Here are 21 skills. Put each one where it fits on the cone, from great at the top to not good yet at the bottom. You said it, so it counts. Nobody grades this. It takes about two minutes.", "title": "Next, stack your skills"}', NULL, '["I am great at it", "I am good at it", "I am OK at it", "I am still learning it", "I am not good at it"]'),
	(3, '2026-11-2', 'Eight moments', 'Choose one. Change your mind any time.', NULL, NULL, NULL),
	(4, '2026-11-2', 'Pick your cups', 'Put your favorite first. If nothing fits, pick None.', '{"text": "There are six cups, one for each kind of person. Pick the three that sound most like you, and put your favorite first. If nothing fits, pick None. It takes about one minute.", "title": "Last part: pick your cups"}', NULL, NULL);
INSERT INTO public.school_resources OVERRIDING SYSTEM VALUE VALUES
	(1, 'picks', NULL, 1, 'Occupational Outlook Handbook', 'What hundreds of jobs are like and pay', '/art/finds/outlook-handbook.svg', 'https://www.bls.gov/ooh/', '<p>The Bureau of Labor Statistics writes a page on hundreds of jobs: what people do all day, what they earn and how the job is changing.</p><p>Many of the figures on CareerScoop come from the same people. Look up one of your careers and read the part called “Work Environment”.</p>', NULL, true),
	(2, 'picks', NULL, 2, 'CareerOneStop', 'Training and help near you', '/art/finds/career-one-stop.svg', 'https://www.careeronestop.org/', '<p>The Department of Labor runs this site. You can find training, scholarships and job centers close to your home.</p><p>Its short videos show people at work in many kinds of jobs. They are a quick way to see if a job looks like you.</p>', NULL, true),
	(3, 'picks', NULL, 3, 'My Next Move', 'Look through careers by what you like', '/art/finds/my-next-move.svg', 'https://www.mynextmove.org/', '<p>This site is made for the Department of Labor. Type what you like to do, or pick a field, and it shows careers with the skills and training they ask for.</p><p>Each career fits on one page, so you can look at many in an afternoon.</p>', NULL, true),
	(4, 'picks', NULL, 4, 'Apprenticeship.gov', 'Learn a job and get paid for it', '/art/finds/apprenticeship.svg', 'https://www.apprenticeship.gov/', '<p>An apprentice learns at work, from people who do the job, and is paid from the first day.</p><p>The site explains how it goes and lets you search for openings by job and by place. There is more than building work: health care, computers and cooking are in there too.</p>', NULL, true),
	(5, 'picks', NULL, 5, 'Federal Student Aid', 'How people pay for college', '/art/finds/student-aid.svg', 'https://studentaid.gov/', '<p>Here the Department of Education explains grants, loans and work-study, and which of them you have to pay back.</p><p>The FAFSA form is here as well. It is free. If a site asks for money to fill it in, you are in the wrong place.</p>', NULL, true),
	(6, 'picks', NULL, 6, 'College Scorecard', 'Hold colleges side by side', '/art/finds/college-scorecard.svg', 'https://collegescorecard.ed.gov/', '<p>Look up any college and see what it costs, how many students finish and what they earn later.</p><p>The figures come from the Department of Education, so no college can buy a better place in the list.</p>', NULL, true),
	(7, 'picks', NULL, 7, 'Job Corps', 'Free job training with a place to live', '/art/finds/job-corps.svg', 'https://www.jobcorps.gov/', '<p>Job Corps trains people from age 16 to 24 for a job. The training is free, and many students live on campus.</p><p>You can finish high school there too. The site says who can join and where the centers are.</p>', NULL, true),
	(8, 'picks', NULL, 8, 'USAJOBS', 'Internships and jobs in government', '/art/finds/usa-jobs.svg', 'https://www.usajobs.gov/', '<p>All open jobs of the United States government stand here, from park ranger to computer expert.</p><p>Search for “student” or “internship” to see what you could try while you are still in school.</p>', NULL, true),
	(9, 'picks', NULL, 9, 'AmeriCorps', 'A year of service after high school', '/art/finds/americorps.svg', 'https://www.americorps.gov/', '<p>In AmeriCorps you spend some months or a year helping a community: teaching, building trails or helping after a storm.</p><p>You get money to live on and, at the end, an award for school. Most programs start at age 17 or 18.</p>', NULL, true),
	(10, 'picks', NULL, 10, 'Volunteer.gov', 'Help out in parks and on public land', '/art/finds/volunteer.svg', 'https://www.volunteer.gov/', '<p>Parks, forests and rivers need helpers. Here you can search for things to do close to you.</p><p>A few hours tell you a lot about working outdoors. Younger people often can join with a parent, so read what each post says about age.</p>', NULL, true),
	(11, 'finds', NULL, 11, 'Khan Academy', 'Short lessons in nearly every subject', '/art/finds/khan-academy.svg', 'https://www.khanacademy.org/', '<p>Thousands of short videos and exercises, from fractions to art history. All of it is free.</p><p>It is a good place to catch up in math, or to taste a subject that your school does not teach.</p>', NULL, true),
	(12, 'finds', NULL, 12, 'MIT OpenCourseWare', 'Real college classes, open to all', '/art/finds/mit-opencourseware.svg', 'https://ocw.mit.edu/', '<p>MIT, a famous college for science, puts the material of its classes online. You need no account and pay nothing.</p><p>Some of it is hard, and that is fine. Watch one lecture to see what college could feel like.</p>', NULL, true),
	(13, 'finds', NULL, 13, 'Code.org', 'Write your first program', '/art/finds/code-org.svg', 'https://code.org/', '<p>Make a game, an app or a dance party with code. The lessons begin at zero and are free.</p><p>An hour is enough to find out whether you like thinking this way.</p>', NULL, true),
	(14, 'finds', NULL, 14, 'Smithsonian Learning Lab', 'Millions of things from museums', '/art/finds/smithsonian-learning-lab.svg', 'https://learninglab.si.edu/', '<p>The Smithsonian museums show you what they keep: fossils, flags, paintings and space suits.</p><p>You can look at collections that others made, or put together your own around a thing you like.</p>', NULL, true),
	(15, 'finds', NULL, 15, 'NASA Learning Resources', 'Space, planes and hands-on science', '/art/finds/nasa.svg', 'https://www.nasa.gov/learning-resources/', '<p>NASA has activities, stories and challenges for students. Some you can do at the kitchen table.</p><p>You also meet the people behind the missions. Many of them are not astronauts: they sew, write, weld and draw.</p>', NULL, true),
	(16, 'finds', NULL, 16, 'OpenStax', 'Free textbooks you can trust', '/art/finds/openstax.svg', 'https://openstax.org/', '<p>Whole textbooks for high school and college, written by teachers and checked by others. Reading them online costs nothing.</p><p>Open the first chapter of a book on psychology or business and see if you want to turn the page.</p>', NULL, true),
	(17, 'finds', NULL, 17, 'Scratch', 'Build games and stories from blocks', '/art/finds/scratch.svg', 'https://scratch.mit.edu/', '<p>In Scratch you snap blocks together and they become a game, a cartoon or a song. It runs in your browser and is free.</p><p>You can look inside the projects of others, change one thing and see what happens. That is how many people learn to code.</p>', NULL, true),
	(18, 'finds', NULL, 18, 'Library of Congress', 'Old photos, maps, films and songs', '/art/finds/library-of-congress.svg', 'https://www.loc.gov/', '<p>The biggest library of the country has put millions of pictures, maps and recordings online.</p><p>Search for your town or your favorite sport. If you lose track of time, work with history or archives may be for you.</p>', NULL, true),
	(19, 'finds', NULL, 19, 'Project Gutenberg', 'More than 70,000 free books', '/art/finds/project-gutenberg.svg', 'https://www.gutenberg.org/', '<p>Books whose copyright has ended, typed in and checked by volunteers. You can read them online or on a phone.</p><p>Sherlock Holmes is there, and so are Frankenstein and Alice in Wonderland.</p>', NULL, true),
	(20, 'finds', NULL, 20, 'Zooniverse', 'Help real scientists with their work', '/art/finds/zooniverse.svg', 'https://www.zooniverse.org/', '<p>Scientists have more photos than they can look at. So they ask for help: count penguins, find new planets or read old letters.</p><p>You need no training and no account to begin, and what you find is used in real research.</p>', NULL, true);
INSERT INTO public.schools OVERRIDING SYSTEM VALUE VALUES
	(1, 'Harborview High School');
INSERT INTO public.seeded VALUES
	('scenarios', '2026-11-2'),
	('plans', '1'),
	('choices', '1'),
	('quotes', '1'),
	('companions', '1'),
	('school resources', '1'),
	('demo people', '2');
INSERT INTO public.tags VALUES
	(1, 'A typical day'),
	(2, 'Changing careers'),
	(3, 'Choosing a college major'),
	(4, 'College life'),
	(5, 'Finding a first job'),
	(6, 'First-generation college'),
	(7, 'Going into a trade'),
	(8, 'Interviews'),
	(9, 'Internships'),
	(10, 'Leadership'),
	(11, 'Military to civilian'),
	(12, 'Money and pay'),
	(13, 'Portfolios'),
	(14, 'Remote work'),
	(15, 'Resumes'),
	(16, 'Running a business'),
	(17, 'Scholarships'),
	(18, 'Speaking up at work'),
	(19, 'Study habits'),
	(20, 'Volunteering'),
	(21, 'Women in my field'),
	(22, 'Working abroad'),
	(23, 'Working with a disability');
INSERT INTO public.users OVERRIDING SYSTEM VALUE VALUES
	(1, 'student@demo.careerscoop.app', '2026-11-20 12:00:00+00', '$argon2id$v=19$m=19456,t=2,p=1$0PjOpFh0cqH/nUyYKDNxcA$ocLZPuusdRYrDCac6B9N+g0DPrHSmT+3nfp4PiJDD0w', 'Student', 'Noor', 'Haddad', '(555) 010-0111', '14 Garden Street', 'Portland', 'OR', 'United States', '97205', 16, '2028-11-20', 'JR', 6, 'Park ranger, illustrator', 4, 'Pistachio', '', NULL, 1, 3, NULL, false, '2026-11-22 22:32:24.768143+00', '2026-11-22 22:32:24.768143+00', '', NULL, '', NULL, NULL),
	(2, 'new@demo.careerscoop.app', '2026-11-20 12:00:00+00', '$argon2id$v=19$m=19456,t=2,p=1$0PjOpFh0cqH/nUyYKDNxcA$ocLZPuusdRYrDCac6B9N+g0DPrHSmT+3nfp4PiJDD0w', 'Student', 'Sam', 'Rivera', '(555) 010-0122', '8 Lake Road', 'Madison', 'WI', 'United States', '53703', 18, '2026-11-20', 'SR', 6, '', NULL, '', '', NULL, NULL, NULL, NULL, false, '2026-11-22 22:32:24.768143+00', '2026-11-22 22:32:24.768143+00', '', NULL, '', NULL, NULL),
	(3, 'mentor@demo.careerscoop.app', '2026-11-20 12:00:00+00', '$argon2id$v=19$m=19456,t=2,p=1$0PjOpFh0cqH/nUyYKDNxcA$ocLZPuusdRYrDCac6B9N+g0DPrHSmT+3nfp4PiJDD0w', 'Mentor', 'Alex', 'Morgan', '(555) 010-0133', '200 Market Street', 'Portland', 'OR', 'United States', '97201', NULL, NULL, NULL, NULL, '', NULL, '', 'I run a small studio that designs exhibits for museums and parks. Ask me about drawing for a living.', NULL, NULL, NULL, NULL, false, '2026-11-22 22:32:24.768143+00', '2026-11-22 22:32:24.768143+00', '', NULL, '', '2026-11-20 12:00:00+00', NULL),
	(4, 'staff@demo.careerscoop.app', '2026-11-20 12:00:00+00', '$argon2id$v=19$m=19456,t=2,p=1$0PjOpFh0cqH/nUyYKDNxcA$ocLZPuusdRYrDCac6B9N+g0DPrHSmT+3nfp4PiJDD0w', 'Staff', 'Jo', 'Kim', '(555) 010-0144', '1 Scoop Lane', 'Portland', 'OR', 'United States', '97201', NULL, NULL, NULL, NULL, '', NULL, '', '', NULL, NULL, NULL, NULL, false, '2026-11-22 22:32:24.768143+00', '2026-11-22 22:32:24.768143+00', '', NULL, '', NULL, NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 7, true);
SELECT pg_catalog.setval('public.assessments_id_seq', 1, true);
SELECT pg_catalog.setval('public.audit_log_id_seq', 1, false);
SELECT pg_catalog.setval('public.consent_changes_id_seq', 3, true);
SELECT pg_catalog.setval('public.contact_messages_id_seq', 1, false);
SELECT pg_catalog.setval('public.guardians_id_seq', 1, true);
SELECT pg_catalog.setval('public.mentor_feedbacks_id_seq', 1, false);
SELECT pg_catalog.setval('public.mentor_sessions_id_seq', 1, false);
SELECT pg_catalog.setval('public.outbox_id_seq', 1, false);
SELECT pg_catalog.setval('public.quotes_id_seq', 4, true);
SELECT pg_catalog.setval('public.results_id_seq', 10, true);
SELECT pg_catalog.setval('public.school_resources_id_seq', 20, true);
SELECT pg_catalog.setval('public.schools_id_seq', 1, true);
SELECT pg_catalog.setval('public.scoop_texts_id_seq', 1, false);
SELECT pg_catalog.setval('public.users_id_seq', 4, true);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.affiliate_codes
    ADD CONSTRAINT affiliate_codes_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.agent_assignments
    ADD CONSTRAINT agent_assignments_user_id_agent_id_pk PRIMARY KEY (user_id, agent_id);
ALTER TABLE ONLY public.ai_agents
    ADD CONSTRAINT ai_agents_name_unique UNIQUE (name);
ALTER TABLE ONLY public.ai_agents
    ADD CONSTRAINT ai_agents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent_changes
    ADD CONSTRAINT consent_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_user_id_purpose_pk PRIMARY KEY (user_id, purpose);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guardian_links
    ADD CONSTRAINT guardian_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.guardians
    ADD CONSTRAINT guardians_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.guardians
    ADD CONSTRAINT guardians_user_id_unique UNIQUE (user_id);
ALTER TABLE ONLY public.industries
    ADD CONSTRAINT industries_name_unique UNIQUE (name);
ALTER TABLE ONLY public.industries
    ADD CONSTRAINT industries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (email_hash);
ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.mentor_feedbacks
    ADD CONSTRAINT mentor_feedbacks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mentor_sessions
    ADD CONSTRAINT mentor_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_title_unique UNIQUE (title);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_question_id_unique UNIQUE (question_id);
ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.report_addresses
    ADD CONSTRAINT report_addresses_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scenarios
    ADD CONSTRAINT scenarios_pkey PRIMARY KEY (scenario_id);
ALTER TABLE ONLY public.school_resources
    ADD CONSTRAINT school_resources_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schools
    ADD CONSTRAINT schools_name_unique UNIQUE (name);
ALTER TABLE ONLY public.schools
    ADD CONSTRAINT schools_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.scoop_counts
    ADD CONSTRAINT scoop_counts_user_id_question_id_pk PRIMARY KEY (user_id, question_id);
ALTER TABLE ONLY public.scoop_texts
    ADD CONSTRAINT scoop_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seeded
    ADD CONSTRAINT seeded_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_name_unique UNIQUE (name);
ALTER TABLE ONLY public.tags
    ADD CONSTRAINT tags_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_tags
    ADD CONSTRAINT user_tags_user_id_tag_id_pk PRIMARY KEY (user_id, tag_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE UNIQUE INDEX assessments_attempt ON public.assessments USING btree (user_id, attempt);
CREATE INDEX audit_log_actor ON public.audit_log USING btree (actor_id);
CREATE INDEX audit_log_at ON public.audit_log USING btree (at);
CREATE INDEX audit_log_user ON public.audit_log USING btree (user_id, at);
CREATE INDEX consent_changes_user ON public.consent_changes USING btree (user_id);
CREATE INDEX contact_messages_created ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_email ON public.contact_messages USING btree (email);
CREATE INDEX contact_messages_user ON public.contact_messages USING btree (user_id);
CREATE INDEX guardian_links_guardian ON public.guardian_links USING btree (guardian_id);
CREATE INDEX guardians_contact ON public.guardians USING btree (contact);
CREATE INDEX invitations_user ON public.invitations USING btree (user_id);
CREATE INDEX mailed_links_user ON public.mailed_links USING btree (user_id);
CREATE UNIQUE INDEX mentor_feedbacks_once ON public.mentor_feedbacks USING btree (session_id, written_by);
CREATE INDEX mentor_sessions_mentor ON public.mentor_sessions USING btree (mentor_id);
CREATE INDEX mentor_sessions_result ON public.mentor_sessions USING btree (result_id);
CREATE INDEX mentor_sessions_student ON public.mentor_sessions USING btree (student_id, created_at);
CREATE UNIQUE INDEX questions_place ON public.questions USING btree (scenario_id, ordering);
CREATE INDEX refresh_tokens_family ON public.refresh_tokens USING btree (family);
CREATE INDEX refresh_tokens_user ON public.refresh_tokens USING btree (user_id);
CREATE INDEX report_addresses_token ON public.report_addresses USING btree (token_hash);
CREATE INDEX results_assessment ON public.results USING btree (assessment_id);
CREATE UNIQUE INDEX results_career ON public.results USING btree (user_id, onet_code);
CREATE INDEX school_resources_list ON public.school_resources USING btree (kind, school, ordering);
CREATE INDEX scoop_counts_text ON public.scoop_counts USING btree (text_id);
CREATE UNIQUE INDEX scoop_texts_place ON public.scoop_texts USING btree (question_id, count, facts_hash);
CREATE INDEX users_deletion ON public.users USING btree (deletion_requested_at);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE INDEX users_mentors ON public.users USING btree (approved_at, id) WHERE ((role = 'Mentor'::text) AND (email_confirmed_at IS NOT NULL) AND (approved_at IS NOT NULL) AND (deletion_requested_at IS NULL));
ALTER TABLE ONLY public.affiliate_codes
    ADD CONSTRAINT affiliate_codes_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES public.schools(id);
ALTER TABLE ONLY public.agent_assignments
    ADD CONSTRAINT agent_assignments_agent_id_ai_agents_id_fk FOREIGN KEY (agent_id) REFERENCES public.ai_agents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_assignments
    ADD CONSTRAINT agent_assignments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assessments
    ADD CONSTRAINT assessments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.consent_changes
    ADD CONSTRAINT consent_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.consents
    ADD CONSTRAINT consents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.guardian_links
    ADD CONSTRAINT guardian_links_guardian_id_guardians_id_fk FOREIGN KEY (guardian_id) REFERENCES public.guardians(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.guardians
    ADD CONSTRAINT guardians_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mailed_links
    ADD CONSTRAINT mailed_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mentor_feedbacks
    ADD CONSTRAINT mentor_feedbacks_session_id_mentor_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.mentor_sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mentor_sessions
    ADD CONSTRAINT mentor_sessions_mentor_id_users_id_fk FOREIGN KEY (mentor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mentor_sessions
    ADD CONSTRAINT mentor_sessions_result_id_results_id_fk FOREIGN KEY (result_id) REFERENCES public.results(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mentor_sessions
    ADD CONSTRAINT mentor_sessions_student_id_users_id_fk FOREIGN KEY (student_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_scenario_id_scenarios_scenario_id_fk FOREIGN KEY (scenario_id) REFERENCES public.scenarios(scenario_id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.report_addresses
    ADD CONSTRAINT report_addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_assessment_id_assessments_id_fk FOREIGN KEY (assessment_id) REFERENCES public.assessments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.school_resources
    ADD CONSTRAINT school_resources_school_schools_id_fk FOREIGN KEY (school) REFERENCES public.schools(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.scoop_counts
    ADD CONSTRAINT scoop_counts_text_id_scoop_texts_id_fk FOREIGN KEY (text_id) REFERENCES public.scoop_texts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.scoop_counts
    ADD CONSTRAINT scoop_counts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_tags
    ADD CONSTRAINT user_tags_tag_id_tags_id_fk FOREIGN KEY (tag_id) REFERENCES public.tags(id);
ALTER TABLE ONLY public.user_tags
    ADD CONSTRAINT user_tags_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_affiliate_code_affiliate_codes_code_fk FOREIGN KEY (affiliate_code) REFERENCES public.affiliate_codes(code);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_industry_id_industries_id_fk FOREIGN KEY (industry_id) REFERENCES public.industries(id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pricing_plan_plans_id_fk FOREIGN KEY (pricing_plan) REFERENCES public.plans(id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_school_id_schools_id_fk FOREIGN KEY (school_id) REFERENCES public.schools(id);
