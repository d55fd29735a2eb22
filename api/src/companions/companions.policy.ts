/** Whether the AI companions subscription is the student's: by the plan, or by the code of a school or sponsor. */
export function holdsCompanions(student: { of_plan: boolean | null; of_code: boolean | null }): boolean {
  return student.of_plan === true || student.of_code === true;
}
