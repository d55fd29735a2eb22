// Apart from the other constants, so that pages without a form do not fetch them.
export const GRADES = [
  { value: 'FM', label: 'Freshman' },
  { value: 'SM', label: 'Sophomore' },
  { value: 'JR', label: 'Junior' },
  { value: 'SR', label: 'Senior' },
  { value: 'OT', label: 'Other' },
] as const;

/** Education goals by the ids of the wire; `goal` is the engine's scale 1-5. */
export const EDUCATION = [
  { value: 2, label: 'High School Diploma or GED', goal: 1 },
  { value: 5, label: "Associate's (or other 2-year degree)", goal: 2 },
  { value: 6, label: "Bachelor's Degree", goal: 3 },
  { value: 8, label: "Master's Degree", goal: 4 },
  { value: 11, label: 'Doctoral Degree', goal: 5 },
] as const;
