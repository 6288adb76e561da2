/** An address as people type it: without `https://`, `www.` and the slash of a host alone; any other text as it is. */
export const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?/i, '')
    .replace(/^([^/\s]+\.[^/\s]+)\/$/, '$1')
