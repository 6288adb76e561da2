import { openStorage, type Storage } from '../documents/storage/storage.ts'
import { type Channel, openChannel } from '../tabs/channel.ts'

/** The browser's facilities for a page: a web server's, or an extension's new tab. */
export interface Platform {
  readonly kind: 'web' | 'extension'
  /** The server's address without a slash at the end; undefined where there is none (an extension by itself). */
  readonly server: string | undefined
  readonly documents: Storage
  readonly answers: Storage
  readonly channel: Channel
}

/** Opens storage and channel. Missing ones have a replacement; this never fails. */
export async function openPlatform(kind: Platform['kind'], server: string | undefined): Promise<Platform> {
  const [documents, answers] = await Promise.all([openStorage('genkan'), openStorage('genkan-answers')])
  return { kind, server, documents, answers, channel: openChannel('genkan') }
}
