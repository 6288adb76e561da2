/** The address of an engine's icon; empty for the user's own, which shows a letter. */
export const engineIcon = (key: string): string => (key.startsWith('own-') ? '' : `/icons/engines/${key}.svg`)
