import type { Home } from '../../../../../../shared/entities/item.ts'
import { bytesOfBase64 } from '../../../../../core/text/base64.ts'
import { isPlainObject } from '../../../../../lib/values/json.ts'
import { recordsIn } from '../../../../../lib/values/records.ts'
import type { MemoryCloud } from '../memory-cloud.ts'
import type { Device } from './device.ts'

export interface Note {
  readonly id: string
  readonly name: string
  readonly time: number
  readonly content: string
}
export interface Notes {
  readonly noteList: readonly Note[]
}
export interface Fish {
  readonly score: number
  readonly days: Readonly<Record<string, number>>
  readonly sound: boolean
}

/** What of a device the ledger reads. */
type LedgerDevice = Pick<Device, 'name' | 'read' | 'values'>

/** What the users of a history have made, and of what of it they have been rid themselves. */
export interface Ledger {
  readonly made: (name: string) => void
  /** Somebody who had seen it has deleted it, or written over it. */
  readonly deleted: (name: string) => void
  readonly tapped: () => void
  /** What is nowhere any more after a loss that no program can prevent is not asked for. */
  readonly forgive: (loss: () => void) => void
  /** Knocks that only this device has, and that go with it. */
  readonly forgiveTaps: (device: LedgerDevice) => void
  readonly noteRollBack: () => void
  readonly problems: () => readonly string[]
}

/** @param server what it has counts as being somewhere, where something is forgiven */
export function openLedger(devices: readonly LedgerDevice[], server: Pick<MemoryCloud, 'current'>): Ledger {
  const wanted = new Set<string>()
  let taps = 0
  let lostTaps = 0
  /** After the server was put back nobody can tell which of its knocks are new: at least as many as any device had are there. */
  let floor: number | undefined

  const homeOf = (device: LedgerDevice) => device.read('home') as Home
  const notesOf = (device: LedgerDevice) => device.read('notes') as Notes
  const fishOf = (device: LedgerDevice) => device.read('wooden-fish') as Fish
  const namesIn = (home: unknown, notes: unknown): readonly string[] => [...recordsIn(home).keys(), ...linesOf(notes)]

  function everywhere(): ReadonlySet<string> {
    const bodies = (['nav_info', 'notes'] as const).map((section) => JSON.parse(server.current(section)?.body ?? '{}'))
    const [navInfo, notes] = bodies
    return new Set([
      ...devices.flatMap((device) => namesIn(homeOf(device), notesOf(device))),
      ...namesIn(dataOf(navInfo, 'home'), decoded(dataOf(notes, 'notes'))),
    ])
  }

  function problemsOf(device: LedgerDevice): readonly string[] {
    const present = new Set(namesIn(homeOf(device), notesOf(device)))
    const { score, days } = fishOf(device)
    const sum = Object.values(days).reduce((all, one) => all + one, 0)
    const isCounted = floor === undefined ? score <= taps && score >= taps - lostTaps : score >= floor
    const { groups, dock } = homeOf(device)
    const ids = [...groups, ...dock, ...groups.flatMap(({ children }) => children)].map(({ id }) => id)
    return [
      ...[...wanted].filter((name) => !present.has(name)).map((name) => `${name} is lost on ${device.name}`),
      ...(isCounted ? [] : [`${score} of ${taps} knocks are counted on ${device.name}`]),
      ...(sum === score || floor !== undefined ? [] : [`${score} knocks, but ${sum} by day on ${device.name}`]),
      ...(new Set(ids).size === ids.length ? [] : [`an unsound desktop on ${device.name}`]),
    ]
  }

  return {
    made: (name) => void wanted.add(name),
    deleted: (name) => void wanted.delete(name),
    tapped() {
      taps += 1
    },
    forgive(loss) {
      const before = everywhere()
      loss()
      const after = everywhere()
      for (const name of before) if (!after.has(name)) wanted.delete(name)
    },
    forgiveTaps(device) {
      const base = dataOf({ fish: device.values.get('sync:base:wooden-fish') }, 'fish')
      const known = isPlainObject(base) ? Number(base.score) : 0
      lostTaps += Math.max(0, fishOf(device).score - known)
      const others = devices.filter((one) => one !== device).map((one) => fishOf(one).score)
      if (floor !== undefined) floor = Math.min(floor, Math.max(...others))
    },
    noteRollBack() {
      floor = Math.max(floor ?? 0, ...devices.map((device) => fishOf(device).score))
    },
    problems: () => devices.flatMap(problemsOf),
  }
}

function dataOf(body: unknown, id: string): unknown {
  const document: unknown = isPlainObject(body) ? body[id] : undefined
  return isPlainObject(document) ? document.data : undefined
}

const decoded = (notes: unknown): unknown =>
  isPlainObject(notes) && Array.isArray(notes.noteList)
    ? {
        noteList: notes.noteList.map((one: Note) => ({
          ...one,
          content: textOf(one.content),
        })),
      }
    : undefined

const textOf = (base64: string): string => new TextDecoder().decode(bytesOfBase64(base64))

const linesOf = (notes: unknown): readonly string[] =>
  isPlainObject(notes) && Array.isArray(notes.noteList)
    ? notes.noteList.flatMap(({ content }: Note) => content.split('\n'))
    : []
