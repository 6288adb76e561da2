/** When the administrator looks at what is shared: before others see it, after that, or never. */
export const MODERATIONS = ['before', 'after', 'off'] as const
export type Moderation = (typeof MODERATIONS)[number]
