import { registry } from '../../../core/contribute/registry.ts'
import { restoreSections } from '../local-history/lazy.ts'
import { encodedForHere } from '../sync/lazy.ts'
import type { EntryContent } from './content.ts'
import type { Entry } from './entries.ts'
import type { Chosen } from './kernel/chosen.ts'

/**
 * Brings back parts of an entry on this device, as `restoreSections` does; they go to the cloud as any change. What
 * stays on this device stays as it is here.
 */
export const restoreEntry = (entry: Entry, { values }: EntryContent, { sections, groups }: Chosen): Promise<void> =>
  restoreSections(
    entry.kind === 'local' ? entry.version : { at: entry.at, documents: encodedForHere(registry().documents, values) },
    sections,
    groups,
  )
