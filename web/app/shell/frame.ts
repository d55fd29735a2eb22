const NO_FOOTER = /signup|signin|forgotpassword|scenario|profile|^\/family|^\/login\/?$|^\/new\/student(\/|$)/i;
const NO_BAR = /^\/(new\/student|signup\/(mentor|student|parent))(\/|$)/i;

/** Forms, the assessment and the signed-in area end where their content ends. */
export function hasFooter(pathname: string): boolean {
  return !NO_FOOTER.test(pathname);
}

/** The sign-up pages bring the logo in their own panel. */
export function hasTopNav(pathname: string): boolean {
  return !NO_BAR.test(pathname);
}
