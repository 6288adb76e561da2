import { setTimeout as wait } from 'node:timers/promises'
import { median, percentile } from '../../../scripts/lib/figures.ts'
import { collectDeferred } from '../../../src/client/contributions/deferred.ts'
import { collectFirstFrame } from '../../../src/client/contributions/first-frame.ts'
import { connect } from '../../../src/client/core/net/call.ts'
import { testCallPorts } from '../../../src/client/core/testing.ts'
import { EDITS, type Editors, openEditors } from '../../../src/client/features/safety/sync/testing/model/edits.ts'
import { type Notes, openLedger } from '../../../src/client/features/safety/sync/testing/model/ledger.ts'
import { DOCUMENTS } from '../../../src/client/features/safety/sync/testing/model/run-history.ts'
import { canonicalJson } from '../../../src/client/lib/values/canonical-json.ts'
import { seededRandom } from '../../../src/client/lib/values/seeded.ts'
import { type AccountDevice, newTraffic, openAccountDevice, type Traffic } from './account.ts'
import { register } from './register.ts'

/** Of so many devices one is busy: its user changes something every few seconds, the others' now and then. */
const BUSY_OF = 5
/** The least and the most between two edits, in ms. */
const PAUSES_MS = { busy: [2000, 6000], calm: [15_000, 60_000] } as const
/** A run that is shorter than this has shorter pauses, in seconds. */
const WHOLE_SECONDS = 60
/** Rounds of all devices, one after another, after which they are to have the same (invariant I4). */
const ROUNDS = 2

interface AccountOptions {
  readonly origin: string
  readonly devices: number
  readonly seconds: number
  /** How often a device looks for what is new, in ms. */
  readonly tickMs: number
}

/** What came of a run. The traffic is that while devices were edited. */
export interface AccountFigures extends Omit<Traffic, 'pushes' | 'checks' | 'rounds'> {
  readonly edits: number
  readonly pushes: number
  readonly checks: number
  /** What was lost or is twice, in words. */
  readonly problems: readonly string[]
  /** Documents that are not the same on all devices at the end. */
  readonly differing: readonly string[]
  /** Of all pushes, in ms. */
  readonly p50: number
  readonly p99: number
  /** Of all checks, the least that can be asked of the server, in ms. */
  readonly checkP50: number
  readonly checkP99: number
  /** Rounds of a sync that sent something: the median. */
  readonly rounds: number
}

/** Opens devices of a new account, has all of them edited at people's pace, and compares what they have in the end. */
export async function runAccount({ origin, devices: count, seconds, tickMs }: AccountOptions): Promise<AccountFigures> {
  const { token } = await register(origin, 'devices')
  connect({ ...testCallPorts(), server: origin, token: () => token, user: () => 'u' })
  const all = [...collectFirstFrame().documents, ...collectDeferred().documents]
  const documents = all.filter(({ id }) => DOCUMENTS.includes(id))
  const traffic = newTraffic()
  const devices: AccountDevice[] = []
  for (let at = 0; at < count; at += 1)
    devices.push(await openAccountDevice({ name: `d${at}`, documents, traffic, tickMs }))
  const ledger = openLedger(devices, { current: () => undefined })

  const before = countsOf(traffic)
  const editors = openEditors(ledger)
  const edits = await Promise.all(devices.map((device, at) => use(device, at, editors, seconds)))
  const after = countsOf(traffic)
  for (const device of devices) device.stop()
  for (let round = 0; round < ROUNDS; round += 1) for (const device of devices) await device.finish()

  const differing = documents.filter(({ id }) => new Set(devices.map((one) => canonicalJson(one.read(id)))).size > 1)
  return {
    edits: edits.reduce((sum, one) => sum + one, 0),
    pushes: after.pushes - before.pushes,
    checks: after.checks - before.checks,
    pulls: after.pulls - before.pulls,
    conflicts: after.conflicts - before.conflicts,
    putOff: after.putOff - before.putOff,
    paused: after.paused - before.paused,
    problems: [...ledger.problems(), ...devices.filter(hasNoteTwice).map(({ name }) => `a note is twice on ${name}`)],
    differing: differing.map(({ id }) => id),
    ...{ p50: median(traffic.pushes), p99: percentile(traffic.pushes, 0.99), rounds: median(traffic.rounds) },
    ...{ checkP50: median(traffic.checks), checkP99: percentile(traffic.checks, 0.99) },
  }
}

const countsOf = (traffic: Traffic) => ({
  ...traffic,
  ...{ pushes: traffic.pushes.length, checks: traffic.checks.length },
})

/** Edits a device now and then, at moments that are the same in each run. @returns how often */
async function use(device: AccountDevice, at: number, editors: Editors, seconds: number): Promise<number> {
  const random = seededRandom(device.name)
  const [least, most] = PAUSES_MS[at % BUSY_OF === 0 ? 'busy' : 'calm']
  const end = performance.now() + seconds * 1000
  for (let edits = 0; ; edits += 1) {
    const pause = (least + random() * (most - least)) * Math.min(1, seconds / WHOLE_SECONDS)
    if (performance.now() + pause > end) return edits
    await wait(pause)
    const edit = EDITS[Math.floor(random() * EDITS.length)] ?? 'add'
    await editors[edit](device, Math.floor(random() * 1000))
  }
}

function hasNoteTwice(device: AccountDevice): boolean {
  const ids = (device.read('notes') as Notes).noteList.map(({ id }) => id)
  return new Set(ids).size < ids.length
}
