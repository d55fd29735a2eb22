/** Sends a photo as the profile's form does. */
export async function keepPhoto(origin: string, token: string, photo: Blob): Promise<void> {
  const form = new FormData();
  form.set('profile_image', photo, 'photo.jpg');
  const answer = await fetch(`${origin}/api/v1/profile/`, { method: 'PATCH', headers: { authorization: `Bearer ${token}` }, body: form });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`a photo was answered ${answer.status}: ${text}`);
}
