interface Passwords {
  password?: string | undefined;
  confirm_password?: string | undefined;
}

/** Both filled and not alike. One alone is not wrong yet. */
export function passwordsDiffer({ password, confirm_password }: Passwords): boolean {
  return !!password && !!confirm_password && password !== confirm_password;
}
