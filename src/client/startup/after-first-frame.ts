import { collectDeferred, loaders } from '../contributions/deferred.ts'
import { collectStarts } from '../contributions/starts.ts'
import { provideLoaders } from '../core/contribute/loaders.ts'
import { type PhaseBeginnings, runStarts } from '../core/contribute/start.ts'
import type { Persistence } from '../core/documents/persistence/persistence.ts'
import type { Platform } from '../core/page/platform.ts'
import { pageReady } from '../core/page/replace-first-frame.ts'
import { openLocks } from '../core/tabs/locks.ts'
import { startTicker } from '../core/tabs/ticker.ts'
import { language } from '../core/text/i18n.ts'
import { connectServer } from './connect-server.ts'
import { loadAllMessages } from './languages.ts'
import { restoreDocuments } from './restore-documents.ts'

/** Starts everything that may wait for the first frame: what the `start.ts` files declare, phase by phase. */
export async function startAfterFirstFrame(platform: Platform, persistence: Persistence): Promise<void> {
  const messages = loadAllMessages(language())
  messages.catch(() => {}) // told by its phase
  const beginnings: PhaseBeginnings = {
    async documents() {
      await restoreDocuments(collectDeferred(), platform, persistence)
      await connectServer(platform)
    },
    async messages() {
      await messages
      provideLoaders(loaders)
    },
    ready: pageReady,
  }
  const locks = openLocks()
  const context = { platform, persistence, storage: platform.documents, locks, ticker: startTicker(locks) }
  await runStarts(collectStarts(), beginnings, context)
  document.documentElement.dataset.started = '' // tests wait for it
}
