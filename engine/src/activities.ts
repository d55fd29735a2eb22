import type { AreaKey } from './constructs.ts';

/**
 * The 41 O*NET Work Activities by element name, in the order of `CareerRow.activities` (content-model order).
 */
export const ACTIVITIES = [
  'Getting Information',
  'Monitoring Processes, Materials, or Surroundings',
  'Identifying Objects, Actions, and Events',
  'Inspecting Equipment, Structures, or Materials',
  'Estimating the Quantifiable Characteristics of Products, Events, or Information',
  'Judging the Qualities of Objects, Services, or People',
  'Processing Information',
  'Evaluating Information to Determine Compliance with Standards',
  'Analyzing Data or Information',
  'Making Decisions and Solving Problems',
  'Thinking Creatively',
  'Updating and Using Relevant Knowledge',
  'Developing Objectives and Strategies',
  'Scheduling Work and Activities',
  'Organizing, Planning, and Prioritizing Work',
  'Performing General Physical Activities',
  'Handling and Moving Objects',
  'Controlling Machines and Processes',
  'Operating Vehicles, Mechanized Devices, or Equipment',
  'Working with Computers',
  'Drafting, Laying Out, and Specifying Technical Devices, Parts, and Equipment',
  'Repairing and Maintaining Mechanical Equipment',
  'Repairing and Maintaining Electronic Equipment',
  'Documenting/Recording Information',
  'Interpreting the Meaning of Information for Others',
  'Communicating with Supervisors, Peers, or Subordinates',
  'Communicating with People Outside the Organization',
  'Establishing and Maintaining Interpersonal Relationships',
  'Assisting and Caring for Others',
  'Selling or Influencing Others',
  'Resolving Conflicts and Negotiating with Others',
  'Performing for or Working Directly with the Public',
  'Coordinating the Work and Activities of Others',
  'Developing and Building Teams',
  'Training and Teaching Others',
  'Guiding, Directing, and Motivating Subordinates',
  'Coaching and Developing Others',
  'Providing Consultation and Advice to Others',
  'Performing Administrative Activities',
  'Staffing Organizational Units',
  'Monitoring and Controlling Resources',
] as const;
export type ActivityName = (typeof ACTIVITIES)[number];

/**
 * The activities that an area's formula is made of; areas made of knowledge or task words alone have none.
 */
export const ACTIVITIES_OF_AREA: Partial<Record<AreaKey, readonly ActivityName[]>> = {
  fix_machines: ['Repairing and Maintaining Mechanical Equipment'],
  electronics: ['Repairing and Maintaining Electronic Equipment'],
  vehicles: ['Operating Vehicles, Mechanized Devices, or Equipment'],
  make_products: ['Controlling Machines and Processes'],
  active_work: ['Performing General Physical Activities', 'Handling and Moving Objects'],
  sports: ['Coaching and Developing Others'],
  engineer: ['Drafting, Laying Out, and Specifying Technical Devices, Parts, and Equipment'],
  math: ['Analyzing Data or Information'],
  new_ideas: ['Thinking Creatively'],
  teach: ['Training and Teaching Others'],
  care: ['Assisting and Caring for Others'],
  serve: ['Performing for or Working Directly with the Public'],
  travel_events: ['Scheduling Work and Activities'],
  sell: ['Selling or Influencing Others'],
  lead: ['Guiding, Directing, and Motivating Subordinates'],
  strategy: ['Developing Objectives and Strategies', 'Monitoring and Controlling Resources'],
  hire: ['Staffing Organizational Units'],
  office: ['Performing Administrative Activities'],
  records: ['Documenting/Recording Information', 'Working with Computers', 'Processing Information'],
  inspect: [
    'Evaluating Information to Determine Compliance with Standards',
    'Inspecting Equipment, Structures, or Materials',
  ],
};
