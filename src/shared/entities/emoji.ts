/** The groups of emoji, in the order in which they are shown. */
export const EMOJI_GROUPS = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const
export type EmojiGroup = (typeof EMOJI_GROUPS)[number]

/** An emoji, its name in a language, and further words for it with spaces between. */
export type EmojiLine = readonly [emoji: string, name: string, words: string]

/** All emoji by their groups. */
export type EmojiTable = Readonly<Record<EmojiGroup, readonly EmojiLine[]>>
