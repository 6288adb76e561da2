/** What the icons of groups stand for. */
export const GROUP_ICON_CATEGORIES = ['life', 'work', 'media', 'nature', 'shape'] as const
export type GroupIconCategory = (typeof GROUP_ICON_CATEGORIES)[number]

/** The icons for groups, by name in the set of the page; what they stand for first, then shapes. */
export const GROUP_ICON_LIST = [
  { name: 'home', category: 'life' },
  { name: 'code', category: 'work' },
  { name: 'palette', category: 'work' },
  { name: 'film', category: 'media' },
  { name: 'music', category: 'media' },
  { name: 'gamepad', category: 'media' },
  { name: 'news', category: 'media' },
  { name: 'book', category: 'media' },
  { name: 'coffee', category: 'life' },
  { name: 'chat', category: 'work' },
  { name: 'mail', category: 'work' },
  { name: 'calendar', category: 'work' },
  { name: 'clock', category: 'work' },
  { name: 'checklist', category: 'work' },
  { name: 'folder', category: 'work' },
  { name: 'image', category: 'media' },
  { name: 'globe', category: 'work' },
  { name: 'translate', category: 'work' },
  { name: 'location', category: 'life' },
  { name: 'cloud', category: 'nature' },
  { name: 'bell', category: 'work' },
  { name: 'user', category: 'life' },
  { name: 'cat', category: 'life' },
  { name: 'gift', category: 'life' },
  { name: 'heart', category: 'shape' },
  { name: 'star', category: 'shape' },
  { name: 'bookmark', category: 'work' },
  { name: 'smile', category: 'life' },
  { name: 'sun', category: 'nature' },
  { name: 'moon', category: 'nature' },
  { name: 'leaf', category: 'nature' },
  { name: 'wind', category: 'nature' },
  { name: 'drop', category: 'nature' },
  { name: 'sparkle', category: 'shape' },
  { name: 'bolt', category: 'shape' },
  { name: 'shield', category: 'shape' },
  { name: 'eye', category: 'shape' },
  { name: 'quote', category: 'shape' },
  { name: 'keyboard', category: 'work' },
  { name: 'grid', category: 'shape' },
] as const satisfies readonly { readonly name: string; readonly category: GroupIconCategory }[]

export type GroupIconName = (typeof GROUP_ICON_LIST)[number]['name']
