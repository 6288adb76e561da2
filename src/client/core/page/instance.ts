import { originOfServer } from '../../lib/url/server-origin.ts'
import type { Storage } from '../documents/storage/storage.ts'
import { openChannel } from '../tabs/channel.ts'

const KEY = 'instance'
let storage: Storage | undefined
let announce: (() => void) | undefined

/**
 * The server that the user has connected this extension with. It is no document: it is in no backup, so that no file can
 * send its reader to another server. Every tab begins anew as another one has changed it. To be called once, at the start.
 */
export async function readInstance(given: Storage): Promise<string | undefined> {
  storage = given
  const channel = openChannel('genkan-instance')
  announce = () => channel.post('changed', true)
  channel.listen('changed', () => location.reload())
  const [stored] = (await storage.read([KEY]).catch(() => [])) ?? []
  return typeof stored === 'string' && originOfServer(stored) === stored ? stored : undefined
}

/**
 * Keeps another server, or none, and begins every tab anew with it.
 * @param kept what is to be done before, once it is stored
 * @returns `notKept` where storage cannot be written: nothing has changed then
 */
export async function keepInstance(
  origin: string | undefined,
  kept: () => Promise<void> = async () => {},
): Promise<'notKept' | undefined> {
  try {
    await storage?.write(async (transaction) =>
      origin === undefined ? transaction.remove(KEY) : transaction.put(KEY, origin),
    )
  } catch {
    return 'notKept'
  }
  await kept()
  announce?.()
  location.reload()
  return undefined
}
