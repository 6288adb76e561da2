import { safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { type Channel, createId } from '../../../core/tabs/channel.ts'
import { INBOX, INBOX_TOPIC, type InboxEntry, LAST_GROUP } from './model.ts'

/**
 * Puts a site into the inbox, which an open page takes over at once, else the next one that is opened.
 * @throws where it cannot be stored, or is no address that a tile can have
 */
export async function sendToInbox(
  storage: Storage,
  channel: Channel,
  site: Pick<InboxEntry, 'url' | 'name' | 'group'>,
): Promise<void> {
  if (!storage.durable) throw new Error('there is no storage')
  if (safeUrl(site.url) === undefined) throw new Error('no page can open it')
  const entry: InboxEntry = { ...site, id: createId(), at: Date.now() }
  await storage.write(async (transaction) => {
    transaction.put(INBOX + entry.id, entry)
    if (entry.group !== '') transaction.put(LAST_GROUP, entry.group)
  })
  channel.post(INBOX_TOPIC, entry.id)
}
