import * as v from 'valibot'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { defineDocument } from '../../../core/documents/document.ts'
import { listSchema } from '../../../core/documents/schemas/list-schema.ts'
import { strictSchema } from '../../../core/documents/schemas/schema.ts'

const message: v.GenericSchema<unknown, ChatMessage> = v.object({
  chatId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  time: v.number(),
  nonce: v.string(),
  kind: v.number(),
  color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/)),
  size: v.number(),
  username: v.string(),
  nickname: v.string(),
  head: v.string(),
  text: v.string(),
})

/** What this device keeps of the room for whoever was last in it. */
export interface KeptRoom {
  /** The id of the user; empty for nobody. */
  readonly user: string
  /** The last messages, of which a page shows something before it is connected. */
  readonly list: readonly ChatMessage[]
  /** The last message that the user has seen, 0 for none; negative before the first visit. */
  readonly readId: number
  /** What was written, and not sent. */
  readonly draft: string
}

export const NOTHING_KEPT: KeptRoom = { user: '', list: [], readId: -1, draft: '' }

/** What this device keeps of the room. */
export const keptRoom = defineDocument<KeptRoom>({
  id: 'chat',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: NOTHING_KEPT,
  schema: strictSchema(v.object({ user: v.string(), list: v.array(message), readId: v.number(), draft: v.string() })),
})

/** Somebody whose messages the user does not want to see. */
export interface HiddenPerson {
  /** His user name. */
  readonly id: string
  /** What he was called when he was hidden. */
  readonly nickname: string
}

/** More than this many are not hidden: the oldest are seen again. */
const MOST_HIDDEN = 500

const readPerson = (input: unknown): HiddenPerson | undefined => {
  const read = v.safeParse(v.object({ id: v.pipe(v.string(), v.minLength(1)), nickname: v.string() }), input)
  return read.success ? read.output : undefined
}

/** The people whom the user has hidden, in the room and among the danmaku. */
export const hiddenPeople = defineDocument<readonly HiddenPerson[]>({
  id: 'chat.hidden',
  section: 'more',
  travels: 'account',
  merge: { tree: {} },
  initial: [],
  schema: listSchema('hidden', readPerson, (list) =>
    [...new Map(list.map((person) => [person.id, person])).values()].slice(-MOST_HIDDEN),
  ),
})
