import type { Group, Home, Item } from '../../../../../../shared/entities/item.ts'
import type { Device } from './device.ts'
import type { Fish, Ledger, Note, Notes } from './ledger.ts'

export const EDITS = [
  'add',
  'rename',
  'move',
  'delete',
  'addGroup',
  'removeGroup',
  'note',
  'write',
  'rewrite',
  'tap',
  'set',
  'sort',
] as const
export type Edit = (typeof EDITS)[number]

type Edited = Pick<Device, 'change'>

/** What users do, each noted in the ledger. `seed` chooses to what it happens. */
export type Editors = Readonly<Record<Edit, (device: Edited, seed: number) => Promise<void>>>

export function openEditors(ledger: Ledger): Editors {
  let made = 0
  const fresh = (prefix: string) => {
    made += 1
    return `${prefix}${made}`
  }
  const changeHome = (device: Edited, change: (home: Home) => Home) => device.change('home', change)
  const changeNotes = (device: Edited, change: (notes: Notes) => Notes) => device.change('notes', change)

  return {
    add: (device, seed) =>
      changeHome(device, (home) => {
        const id = fresh('item')
        ledger.made(id)
        return withGroups(home, (groups) =>
          groups.map((group, at) =>
            at === seed % groups.length ? { ...group, children: insertAt(group.children, seed, icon(id)) } : group,
          ),
        )
      }),
    rename: (device, seed) =>
      changeHome(device, (home) =>
        withGroups(home, (groups) => {
          const chosen = pick(tilesOf(groups), seed)
          const rename = (item: Item): Item => (item.id === chosen?.id ? { ...item, name: fresh('name') } : item)
          return groups.map((group) => ({ ...group, children: group.children.map(rename) }))
        }),
      ),
    move: (device, seed) =>
      changeHome(device, (home) =>
        withGroups(home, (groups) => {
          const chosen = pick(tilesOf(groups), seed)
          const target = pick(groups, seed >> 3)
          if (chosen === undefined || target === undefined) return groups
          return without(groups, chosen.id).map((group) =>
            group.id === target.id ? { ...group, children: insertAt(group.children, seed, chosen) } : group,
          )
        }),
      ),
    delete: (device, seed) =>
      changeHome(device, (home) =>
        withGroups(home, (groups) => {
          const chosen = pick(tilesOf(groups), seed)
          if (chosen !== undefined) ledger.deleted(chosen.id)
          return chosen === undefined ? groups : without(groups, chosen.id)
        }),
      ),
    addGroup: (device, seed) =>
      changeHome(device, (home) => {
        const id = fresh('group')
        ledger.made(id)
        return { ...home, groups: insertAt(home.groups, seed, { ...GROUP, id, children: [] }) }
      }),
    removeGroup: (device, seed) =>
      changeHome(device, (home) =>
        withGroups(home, (groups) => {
          const gone = groups.length > 1 ? pick(groups, seed) : undefined
          for (const one of gone === undefined ? [] : [gone, ...gone.children]) ledger.deleted(one.id)
          return groups.filter((group) => group !== gone)
        }),
      ),
    sort: (device, seed) =>
      changeHome(device, (home) =>
        withGroups(home, (groups) =>
          groups.map((group, at) =>
            at === seed % groups.length ? { ...group, children: group.children.toReversed() } : group,
          ),
        ),
      ),
    note: (device) =>
      changeNotes(device, ({ noteList }) => ({
        noteList: [{ id: fresh('note'), name: '', time: 1, content: written(fresh('line')) }, ...noteList],
      })),
    write: (device, seed) => changeLines(device, seed, (lines) => insertAt(lines, seed >> 2, written(fresh('line')))),
    rewrite: (device, seed) =>
      changeLines(device, seed, (lines) => {
        const at = (seed >> 2) % lines.length
        ledger.deleted(lines[at] ?? '')
        return lines.with(at, written(fresh('line')))
      }),
    tap: (device, seed) =>
      device.change('wooden-fish', ({ score, days, sound }: Fish): Fish => {
        const day = `2026-11-0${1 + (seed % 3)}`
        ledger.tapped()
        return { days: { ...days, [day]: (days[day] ?? 0) + 1 }, sound, score: score + 1 }
      }),
    set: (device, seed) =>
      device.change('time', (values: Readonly<Record<string, unknown>>) => {
        const next = { ...values, [seed % 2 === 0 ? 'timeSize' : 'timeTop']: 30 + (seed % 90) }
        return Object.fromEntries(seed % 3 === 0 ? Object.entries(next).toReversed() : Object.entries(next))
      }),
  }

  function written(line: string): string {
    ledger.made(line)
    return line
  }

  function changeLines(device: Edited, seed: number, change: (lines: readonly string[]) => readonly string[]) {
    return changeNotes(device, ({ noteList }) => {
      const chosen = pick(noteList, seed)
      const edit = (note: Note): Note =>
        note.id === chosen?.id
          ? { ...note, time: note.time + 1, content: change(note.content.split('\n')).join('\n') }
          : note
      return { noteList: noteList.map(edit) }
    })
  }
}

const GROUP: Omit<Group, 'id' | 'children'> = { name: '', icon: '', mode: 0, lock: false }
const icon = (id: string): Item => ({ id, name: id, type: 'icon', size: '1x1' })

/** A desktop with changed pages; the first page is the same on all devices. */
const withGroups = (home: Home, change: (groups: readonly Group[]) => readonly Group[]): Home => ({
  ...home,
  groups: change(home.groups.length === 0 ? [{ ...GROUP, id: 'first', children: [] }] : home.groups),
})

const tilesOf = (groups: readonly Group[]): readonly Item[] => groups.flatMap(({ children }) => children)
const without = (groups: readonly Group[], id: string): readonly Group[] =>
  groups.map((group) => ({ ...group, children: group.children.filter((item) => item.id !== id) }))
const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % Math.max(1, list.length)]
const insertAt = <T>(list: readonly T[], seed: number, entry: T): readonly T[] =>
  list.toSpliced(seed % (list.length + 1), 0, entry)
