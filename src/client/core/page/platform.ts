import { openStorage, type Storage } from '../documents/storage/storage.ts'
import type { AnswerItself } from '../net/call.ts'
import { type Channel, openChannel } from '../tabs/channel.ts'
import { readInstance } from './instance.ts'

/** The browser's facilities for a page: a web server's, or an extension's new tab. */
export interface Platform {
  readonly kind: 'web' | 'extension'
  /** The server's address without a slash at the end; undefined where there is none (an extension by itself). */
  readonly server: Promise<string | undefined>
  /** Answers in place of a server that is not there; undefined where the page is of a server. */
  readonly answerItself: AnswerItself | undefined
  readonly documents: Storage
  readonly answers: Storage
  readonly channel: Channel
}

/** What differs between the web page and the extension's new tab. */
export type Host =
  | { readonly kind: 'web'; readonly server: string }
  | { readonly kind: 'extension'; readonly answerItself: AnswerItself }

/** Opens storage and channel. Missing ones have a replacement; this never fails. */
export async function openPlatform(host: Host): Promise<Platform> {
  const [documents, answers] = await Promise.all([openStorage('genkan'), openStorage('genkan-answers')])
  const own =
    host.kind === 'web'
      ? { server: Promise.resolve(host.server), answerItself: undefined }
      : { server: readInstance(documents), answerItself: host.answerItself }
  return { kind: host.kind, ...own, documents, answers, channel: openChannel('genkan') }
}
