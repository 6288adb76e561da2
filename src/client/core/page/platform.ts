import { openStorage, type Storage } from '../documents/storage/storage.ts'
import type { AnswerItself } from '../net/call.ts'
import { type Channel, openChannel } from '../tabs/channel.ts'

/** The browser's facilities for a page: a web server's, or an extension's new tab. */
export interface Platform {
  readonly kind: 'web' | 'extension'
  /** The server's address without a slash at the end; undefined where there is none (an extension by itself). */
  readonly server: string | undefined
  /** Answers in place of a server that is not there; undefined where the page is of a server. */
  readonly answerItself: AnswerItself | undefined
  readonly documents: Storage
  readonly answers: Storage
  readonly channel: Channel
}

/** What differs between the web page and the extension's new tab. */
export type Host = Pick<Platform, 'kind' | 'server'> & Partial<Pick<Platform, 'answerItself'>>

/** Opens storage and channel. Missing ones have a replacement; this never fails. */
export async function openPlatform(host: Host): Promise<Platform> {
  const [documents, answers] = await Promise.all([openStorage('genkan'), openStorage('genkan-answers')])
  return { answerItself: undefined, ...host, documents, answers, channel: openChannel('genkan') }
}
