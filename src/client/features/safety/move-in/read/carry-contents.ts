import catalog from '../../../../../../catalog/engines.json' with { type: 'json' }
import { safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import type { SourceContents, SourceNote } from '../formats/source.ts'
import {
  type Contents,
  type LeftBehind,
  MOVE_IN_LIMITS,
  type MovedEngine,
  type MovedNote,
  type MovedTodo,
  type Part,
} from '../model.ts'
import { nameOf } from './name.ts'

/** The last moment that a Date can show. */
const MAX_TIME = 8.64e15

/** Notes, to-dos, settings, engines and wallpaper of another product, checked; undefined if there is none. */
export function carryContents(source: SourceContents): {
  readonly contents: Contents | undefined
  readonly left: readonly LeftBehind[]
} {
  const left: LeftBehind[] = []
  const leave = (name: string, why: LeftBehind['why'], part: Part) =>
    left.push({ name: nameOf(name), group: '', why, part })
  const notes = source.notes
    .filter(({ content, name }) => `${content}${name}`.trim() !== '')
    .flatMap((note) => {
      if (new Blob([note.content]).size <= MOVE_IN_LIMITS.note) return [noteOf(note)]
      leave(note.name, 'limit', 'notes')
      return []
    })
  const todos = source.todos.map(({ name, todos }) => ({
    name: nameOf(name),
    todos: todos.flatMap((todo) => {
      const carried = todoOf(todo)
      if (carried === undefined && todo.text.trim() !== '') leave(todo.text, 'limit', 'todos')
      return carried ?? []
    }),
  }))
  const engines = source.engines.flatMap((engine) => {
    const carried = engineOf(engine)
    if (carried === undefined) leave(engine.name, 'address', 'search')
    return carried ?? []
  })
  const wallpaper = wallpaperOf(source.wallpaper)
  if (wallpaper.wallpaper === undefined && source.wallpaper.trim() !== '') leave('', 'address', 'wallpaper')
  const contents: Contents = {
    notes,
    todos: todos.filter((list) => list.todos.length > 0),
    settings: source.settings,
    engines: engines.filter((one, at) => engines.findIndex((other) => sameEngine(one, other)) === at),
    ...wallpaper,
  }
  return { contents: saysNothing(contents) ? undefined : contents, left }
}

const saysNothing = ({ notes, todos, settings, engines, wallpaper }: Contents): boolean =>
  notes.length + todos.length + settings.length + engines.length === 0 && wallpaper === undefined

const noteOf = ({ name, content, created, time, pinned }: SourceNote): MovedNote => ({
  name: nameOf(name).slice(0, 100).toWellFormed(),
  content: content.toWellFormed(),
  created: timeOf(created),
  time: timeOf(time),
  pinned,
})

const timeOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < MAX_TIME ? value : 0

/** A to-do; its whole text is its note where it is longer than a name. Undefined if it is empty, or too long for that. */
function todoOf({ text, day, finish }: SourceContents['todos'][number]['todos'][number]): MovedTodo | undefined {
  const name = nameOf(text)
  if (name === '' || text.length > MOVE_IN_LIMITS.todo) return undefined
  const isWhole = text.replace(/\s+/g, ' ').trim() === name
  return { name, time: isDay(day) ? day : '', finish, note: isWhole ? '' : text.toWellFormed() }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** An engine: ours, if its page or its name is that of one in the catalogue; undefined if it has no address. */
function engineOf({ name, address }: SourceContents['engines'][number]): MovedEngine | undefined {
  const src = safeUrl(address.replace('%s', 'QUERY'))?.replace('QUERY', '%s')
  const isWeb = src !== undefined && /^https?:/.test(src)
  const ours = catalog.engines.find((one) => (isWeb ? pageOf(one.src) === pageOf(src) : isNamed(one, name)))
  if (ours !== undefined) return { key: ours.key }
  return isWeb && name.trim() !== '' ? { name: nameOf(name).slice(0, 20).trim(), src } : undefined
}

const isNamed = ({ key, names }: (typeof catalog.engines)[number], name: string): boolean =>
  [key, ...Object.values(names)].some((one) => one.toLowerCase() === name.trim().toLowerCase())

const pageOf = (src: string): string => {
  const { host, pathname } = new URL(src.replace('%s', ''))
  return `${host.replace(/^(www|m)\./, '')}${pathname}`
}

const sameEngine = (one: MovedEngine, other: MovedEngine): boolean =>
  'key' in one ? 'key' in other && one.key === other.key : 'src' in other && one.src === other.src

/** Undefined for plain http, which is not fetched, and for what is no address, such as a file of its own device. */
function wallpaperOf(address: string): { readonly wallpaper?: string } {
  const url = safeUrl(address)
  return url?.startsWith('https:') === true ? { wallpaper: url } : {}
}
