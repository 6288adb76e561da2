import * as v from 'valibot'
import {
  defineDocument,
  listSchema,
  type MergeRule,
  repairBySchema,
  salvage,
  salvageRecord,
} from '../../kit/documents.ts'
import { isFaceReference, isPlainObject } from '../../kit/rules.ts'
import { type Board, type BoardFacts, type Boards, LIMITS, type Shape } from './model.ts'

/** Behind `white-board.` they name documents that are no drawings. */
const RESERVED = ['view', 'shapes']
const id = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/),
  v.check((one) => !RESERVED.includes(one)),
)
const time = v.pipe(v.number(), v.finite(), v.minValue(0))
const reference = v.pipe(v.string(), v.check(isFaceReference))

const readBoard = repairBySchema(
  v.strictObject({
    id,
    name: v.pipe(v.string(), v.maxLength(LIMITS.name)),
    created: time,
    drawn: v.exactOptional(time),
  }),
)
const readTime = repairBySchema(time)

/** Of each element of a drawing the newest version counts. */
export const sceneMerge: MergeRule = {
  fields: { elements: { each: { newestBy: 'version' } }, files: { each: 'later' } },
}

/** The list of boards. Each drawing is a document of its own, which is loaded as it is opened (`scenes.ts`). */
export const whiteBoards = defineDocument<Boards>({
  id: 'white-board',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  parts: sceneMerge,
  initial: { boards: [], deleted: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no boards' }
      const repaired: string[] = []
      const seen = new Set<string>()
      const boards = salvage<Board>(input.boards, 'boards', repaired, (one) => {
        const board = readBoard(one)
        if (board === undefined || seen.has(board.id)) return undefined
        seen.add(board.id)
        return board
      })
      if (boards.length > LIMITS.boards) repaired.push('boards')
      const deleted = salvageRecord(input.deleted, 'deleted', repaired, (one, key) =>
        v.is(id, key) ? readTime(one) : undefined,
      )
      return { ok: true, value: { boards: boards.slice(0, LIMITS.boards), deleted }, repaired }
    },
  },
})

interface BoardsView {
  /** The board that the window opens with. */
  readonly open: string
  readonly facts: Readonly<Record<string, BoardFacts>>
}

const readFacts = repairBySchema(
  v.strictObject({
    updated: time,
    light: v.exactOptional(reference),
    dark: v.exactOptional(reference),
    pictures: v.array(reference),
  }),
)

/** What is shown of the drawings without loading them, and which is open. Not undoable: a canvas has its own undo. */
export const whiteBoardView = defineDocument<BoardsView>({
  id: 'white-board.view',
  section: 'more',
  travels: 'account',
  merge: { fields: { facts: { each: { newestBy: 'updated' } } } },
  stays: ['open'],
  undoable: false,
  initial: { open: '', facts: {} },
  schema: {
    parse(input) {
      if (!isPlainObject(input)) return { ok: false, reason: 'no view' }
      const repaired: string[] = []
      const facts = salvageRecord(input.facts, 'facts', repaired, readFacts)
      return { ok: true, value: { open: repairBySchema(id)(input.open) ?? '', facts }, repaired }
    },
  },
})

const isShape = (value: unknown): value is Shape =>
  isPlainObject(value) && typeof value.id === 'string' && Array.isArray(value.elements)

/** The shapes that are kept to be drawn again, on any board. */
export const whiteBoardShapes = defineDocument<readonly Shape[]>({
  id: 'white-board.shapes',
  section: 'more',
  travels: 'account',
  merge: { union: ['id'] },
  undoable: false,
  initial: [],
  schema: listSchema('shapes', (one) => (isShape(one) ? one : undefined)),
})
