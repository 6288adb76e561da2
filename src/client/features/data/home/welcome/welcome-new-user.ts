import { loadWelcomes } from '../../../../core/contribute/loaders.ts'
import type { Persistence } from '../../../../core/documents/persistence/persistence.ts'
import { home } from '../document.first-frame.ts'

/** On a first visit fills the widgets of the first desktop that would be empty; nothing that is stored already. */
export async function welcomeNewUser({ wasStored }: Pick<Persistence, 'wasStored'>): Promise<void> {
  if (wasStored(home)) return
  for (const { document, fill } of await loadWelcomes()) if (!wasStored(document)) fill('program')
}

/** Fills them again, after everything was reset; undo takes it back together with the reset. */
export async function welcomeAgain(): Promise<void> {
  for (const { fill } of await loadWelcomes()) fill('local')
}
