import { createHash } from 'node:crypto'
import { faceReference } from '../../../src/client/lib/tile/face-reference.ts'
import { seededRandom } from '../../../src/client/lib/values/seeded.ts'
import { plainTodo } from '../../../src/client/widgets/schedule/model.ts'
import { makePng } from '../../../src/server/testing/pictures.ts'
import type { BookmarkFolder } from '../../../src/shared/entities/bookmark.ts'
import { plainBookmark } from '../../../src/shared/entities/bookmark.ts'
import type { Home } from '../../../src/shared/entities/item.ts'
import { type Desktop, isSite } from './desktop.ts'

export const BOOKMARKS = 5000
export const NOTES_BYTES = 1024 * 1024
export const TODOS = 300
export const PICTURES = 200

const BOOKMARKS_OF_FOLDER = 50
const NOTE_BYTES = 4096
const TODOS_OF_GROUP = 50
/** Todos that are not finished, in each group. */
const OPEN_TODOS = 5
/** Own pictures on the page that is seen, and on each of the other pages. */
const PICTURES_IN_SIGHT = 10
const PICTURES_OF_GROUP = 38
/** The side of an own picture in px, which is the one that the page stores. */
const SIDE = 250
/** The squares of one colour that it is made of. */
const CELL = 5
const CELLS = SIDE / CELL
const DAY_MS = 86_400_000

/**
 * A home after a year of use: 5,000 bookmarks, 1 MB of notes, 300 todos and 200 own pictures, ten of them on the page
 * that is seen. The same for the same home and moment.
 * @param now in ms since the epoch
 */
export function yearOfUse(home: Home, now: number): Desktop {
  const pictures = Array.from({ length: PICTURES }, (_, at) => ownPicture(`picture ${at}`))
  const faces = pictures.map((bytes) => faceReference(createHash('sha256').update(bytes).digest('hex')))
  return {
    documents: {
      home: withFaces(home, faces),
      'book-marks': bookmarks(now),
      notes: { noteList: notes(now) },
      schedule: { todoList: todoGroups(now), sound: false, notify: false },
      hints: [],
    },
    pictures: Object.fromEntries(faces.map((face, at) => [face, pictures[at] ?? new Uint8Array()])),
  }
}

/** Sites of the first page get own pictures; the others are on pages of their own. */
function withFaces({ groups, dock }: Home, faces: readonly string[]): Home {
  const [first, ...rest] = groups
  if (first === undefined) throw new Error('the home has no group')
  const changed = new Set(first.children.filter(isSite).slice(0, PICTURES_IN_SIGHT))
  const inSight = [...faces.slice(0, changed.size)]
  const children = first.children.map((item) => (changed.has(item) ? { ...item, src: inSight.shift() } : item))
  const others = faces.slice(changed.size)
  const added = Array.from({ length: Math.ceil(others.length / PICTURES_OF_GROUP) }, (_, page) => ({
    ...{ id: `own-${page}`, name: `相册 ${page + 1}`, icon: 'image', mode: 0 as const, lock: false },
    children: others.slice(page * PICTURES_OF_GROUP, (page + 1) * PICTURES_OF_GROUP).map((src, at) => ({
      ...{ id: `own-${page}-${at}`, name: `图 ${at + 1}`, type: 'icon' as const, size: '1x1' },
      ...{ url: `https://own-${page}-${at}.example/`, src },
    })),
  }))
  return { groups: [{ ...first, children }, ...rest, ...added], dock }
}

/** A PNG of about 10 KB, as a photo of this size: a course from one colour to another, by lot, with some grain. */
function ownPicture(seed: string): Uint8Array {
  const random = seededRandom(seed)
  const ends = Array.from({ length: 3 }, () => [random() * 200, random() * 200] as const)
  const cells = Array.from({ length: CELLS * CELLS }, (_, at) => {
    const share = ((at % CELLS) + Math.floor(at / CELLS)) / (2 * CELLS)
    return ends.map(([from, to]) => Math.floor(from + (to - from) * share + random() * 24))
  })
  return makePng(SIDE, SIDE, (x, y) => {
    const [red = 0, green = 0, blue = 0] = cells[Math.floor(y / CELL) * CELLS + Math.floor(x / CELL)] ?? []
    return [red, green, blue, 255]
  })
}

const WORDS =
  '会议 记录 项目 周五 之前 需要 确认 预算 设计 稿 第二版 客户 反馈 整理 资料 旅行 计划 车票 酒店 地址'.split(' ')
const ENGLISH = 'review draft budget release notes weekly meeting reading list recipe travel garden photo music'.split(
  ' ',
)

/** So many words by lot, with marks between them. */
function sentence(random: () => number, words: number): string {
  const all = [...WORDS, ...ENGLISH]
  const one = () => all[Math.floor(random() * all.length)] ?? ''
  return Array.from({ length: words }, (_, at) => (at % 9 === 8 ? `${one()}。` : one())).join(' ')
}

function bookmarks(now: number): readonly BookmarkFolder[] {
  const random = seededRandom('bookmarks')
  const folders = Array.from({ length: BOOKMARKS / BOOKMARKS_OF_FOLDER }, (_, folder) => ({
    id: `f${folder}`,
    name: sentence(random, 2),
    children: Array.from({ length: BOOKMARKS_OF_FOLDER }, (_, at) => ({
      ...plainBookmark(
        `b${folder}-${at}`,
        sentence(random, 4),
        `https://site${folder}.example/${at}/${sentence(random, 3).replaceAll(' ', '-')}`,
      ),
      added: Math.floor((now - Math.floor(random() * 365) * DAY_MS) / 1000),
    })),
  }))
  const top = folders.slice(0, 10)
  return top.map((folder, at) => ({
    ...folder,
    children: [...folder.children, ...folders.slice(10).filter((_, n) => n % top.length === at)],
  }))
}

function notes(now: number): readonly object[] {
  const random = seededRandom('notes')
  return Array.from({ length: NOTES_BYTES / NOTE_BYTES }, (_, at) => {
    const time = now - at * DAY_MS
    return { id: `n${at}`, name: sentence(random, 3), time, created: time, content: noteText(random) }
  })
}

/** Markdown of `NOTE_BYTES` of UTF-8. */
function noteText(random: () => number): string {
  let text = `# ${sentence(random, 3)}\n`
  while (Buffer.byteLength(text) < NOTE_BYTES) text += `\n- [ ] ${sentence(random, 14)}`
  const cut = Buffer.from(text)
    .subarray(0, NOTE_BYTES)
    .toString()
    .replace(/\uFFFD+$/, '')
  return cut.padEnd(cut.length + NOTE_BYTES - Buffer.byteLength(cut), '.')
}

function todoGroups(now: number): readonly object[] {
  const random = seededRandom('todos')
  const timeOf = (days: number) => `${new Date(now + days * DAY_MS).toISOString().slice(0, 10)} 09:30`
  return Array.from({ length: TODOS / TODOS_OF_GROUP }, (_, group) => ({
    id: `g${group}`,
    name: sentence(random, 1),
    order: 'hand',
    children: Array.from({ length: TODOS_OF_GROUP }, (_, at) => ({
      ...plainTodo(`t${group}-${at}`, sentence(random, 4), timeOf(at < OPEN_TODOS ? at + 1 : -at)),
      ...{ finish: at >= OPEN_TODOS, tips: at >= OPEN_TODOS, note: sentence(random, 12) },
    })),
  }))
}
