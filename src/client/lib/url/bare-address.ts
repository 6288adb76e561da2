/** An address as people type it: without `https://` and `www.`; any other text as it is. */
export const bareAddress = (text: string): string => text.trim().replace(/^(https?:\/\/)?(www\.)?/i, '')
