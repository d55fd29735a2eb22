/** What nothing else is called by. Also where a page is not served safely, and the browser makes no UUID. */
export const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
