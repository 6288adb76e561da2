/** A picture as an address that has all of it. */
export const toDataUrl = (webp: Uint8Array): string => `data:image/webp;base64,${Buffer.from(webp).toString('base64')}`
