/** The spec's seven parts of a backup; a document belongs to exactly one. */
export const SECTIONS = ['nav_info', 'seting', 'wooden_fish', 'ai_tool', 'schedule', 'notes', 'more'] as const
export type Section = (typeof SECTIONS)[number]
