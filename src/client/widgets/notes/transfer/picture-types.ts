/** The types of pictures that are files as they are kept, each with the ending of its name. */
export const PICTURE_ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
}

export const PICTURE_TYPES: readonly string[] = Object.keys(PICTURE_ENDINGS)
