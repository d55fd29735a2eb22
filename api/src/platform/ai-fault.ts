/** No answer came. The message says what happened and never quotes what was asked or answered. */
export class AiFault extends Error {
  override readonly name = 'AiFault';
}
