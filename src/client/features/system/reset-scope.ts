/** What can be reset: all settings, the desktop, everything on this device. */
export const RESET_KINDS = ['settings', 'desktop', 'everything'] as const
export type ResetKind = (typeof RESET_KINDS)[number]

interface Scoped {
  readonly id: string
  readonly section: string
}

/** The documents that a reset takes: those of the settings' section, the home screen, or all. */
export function documentsOf<T extends Scoped>(kind: ResetKind, documents: readonly T[]): readonly T[] {
  if (kind === 'everything') return documents
  return documents.filter(({ id, section }) => (kind === 'desktop' ? id === 'home' : section === 'seting'))
}
