import { type Channel, openChannel } from './channel.ts'
import { openStorage, type Storage } from './storage.ts'

/** What the page stands on: a web server's page, or a browser extension's new tab. */
export interface Platform {
  readonly kind: 'web' | 'extension'
  /** The server's address without a slash at the end; undefined where there is none (an extension by itself). */
  readonly server: string | undefined
  readonly documents: Storage
  readonly answers: Storage
  readonly channel: Channel
}

/** Opens the browser's means for a page of this kind. Missing ones are replaced; nothing here fails. */
export async function openPlatform(kind: Platform['kind'], server: string | undefined): Promise<Platform> {
  const [documents, answers] = await Promise.all([openStorage('genkan'), openStorage('genkan-answers')])
  return { kind, server, documents, answers, channel: openChannel('genkan') }
}
