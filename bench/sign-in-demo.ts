/** Signs somebody of the demo in at a running product. */
export async function signInDemo(origin: string, who: 'student' | 'parent' | 'staff' = 'student'): Promise<{ access: string; id: number }> {
  const response = await fetch(`${origin}/api/v1/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@demo.careerscoop.app`, password: 'scoop-demo-2026' }),
  });
  const { access, user } = (await response.json()) as { access: string; user: { id: number } };
  return { access, id: user.id };
}
