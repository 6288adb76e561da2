import { canonicalJson } from '../../../../../lib/values/canonical-json.ts'
import { openMemoryCloud, type ServerFault } from '../memory-cloud.ts'
import { type Device, type DevicePorts, openDevice } from './device.ts'
import { type Edit, openEditors } from './edits.ts'
import { openLedger } from './ledger.ts'

/** Something that happens in a history, to a device by its number. */
export type Happening =
  | { readonly what: Edit; readonly device: number; readonly seed: number }
  | { readonly what: 'step'; readonly device: number; readonly tab: number; readonly messages: number }
  | { readonly what: 'drop'; readonly device: number; readonly tab: number }
  | { readonly what: 'leave'; readonly device: number; readonly tab: number }
  | { readonly what: 'crash'; readonly device: number }
  | { readonly what: 'evict'; readonly device: number }
  | { readonly what: 'killServer' | 'snapshot' | 'rollBack' }
  | { readonly what: 'skew'; readonly by: number }

/** The product that the model runs, or a faulty one. */
export interface Product extends Pick<DevicePorts, 'createSyncer' | 'joinCloud' | 'documents'> {
  readonly serverFault?: ServerFault
  /** Whether a crash loses what was about to be sent. */
  readonly forgetsOutbox?: boolean
}

/** After which all devices are to have the same (invariant I4). */
const ROUNDS = 2
/** In ms: what happens is far enough apart that no device pauses for conflicts. */
const APART = 20_000

/**
 * Runs a history on some devices and one server, then lets all of them come to rest, and compares.
 * @returns what has been lost, and whatever else is not as it must be; nothing if all is well
 */
export async function runHistory(
  { serverFault, forgetsOutbox = false, ...product }: Product,
  count: number,
  happenings: readonly Happening[],
): Promise<readonly string[]> {
  const server = openMemoryCloud(serverFault)
  let [now, made] = [0, 0]
  const createId = () => {
    made += 1
    return `operation-${made}`
  }
  const devices = Array.from({ length: count }, (_, at) =>
    openDevice({ ...product, name: `d${at}`, cloud: server.cloud, createId, now: () => now }),
  )
  const ledger = openLedger(devices, server)
  const editors = openEditors(ledger)

  async function happenTo(device: Device, happening: Extract<Happening, { device: number }>): Promise<void> {
    const tab = 'tab' in happening ? device.tabs[happening.tab] : undefined
    if (happening.what === 'step') for (let left = happening.messages; left > 0; left -= 1) await tab?.step()
    else if (happening.what === 'drop') await tab?.drop()
    else if (happening.what === 'leave') await tab?.leave()
    else if (happening.what === 'crash' || happening.what === 'evict') await lose(device, happening.what)
    else await editors[happening.what](device, happening.seed)
  }

  async function lose(device: Device, what: 'crash' | 'evict'): Promise<void> {
    if (what === 'crash') {
      if (forgetsOutbox) device.values.delete('sync:outbox')
      device.crash()
      return
    }
    ledger.forgiveTaps(device)
    ledger.forgive(device.evict)
    await device.finish()
  }

  async function happen(happening: Happening): Promise<void> {
    now += APART
    if ('device' in happening) {
      const device = devices[happening.device % count]
      if (device !== undefined) await happenTo(device, happening)
    } else if (happening.what === 'killServer') server.setFailing(true)
    else if (happening.what === 'snapshot') server.snapshot()
    else if (happening.what === 'skew') server.skew(happening.by)
    else {
      ledger.forgive(server.rollBack)
      ledger.noteRollBack()
    }
  }

  for (const device of devices) await device.finish()
  for (const happening of happenings) await happen(happening)
  server.setFailing(false)
  for (const device of devices) device.crash() // what is stored must be enough
  for (let round = 0; round < ROUNDS; round += 1)
    for (const device of devices) {
      now += 10 * APART
      await device.finish()
    }
  const differing = product.documents.filter(
    ({ id }) => new Set(devices.map((one) => canonicalJson(one.read(id)))).size > 1,
  )
  const rested = server.timeline()
  for (const device of devices) await device.finish()
  return [
    ...differing.map(({ id }) => `${id} differs after ${ROUNDS} rounds`),
    ...(server.timeline() === rested ? [] : ['a device at rest still sends']),
    ...ledger.problems(),
  ]
}

/** The documents of a history: each has a rule of its own. */
export const DOCUMENTS: readonly string[] = ['home', 'notes', 'wooden-fish', 'time']
