import { expect, test } from 'vitest'
import { type Feed, follow, NEW_FEED, type RoomNow } from './feed.ts'

type Message = { readonly chatId: number }
const messages = (from: number, to: number): readonly Message[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ chatId: from + index }))
const roomOf = (to: number, changes: Partial<RoomNow<Message>> = {}): RoomNow<Message> => ({
  ...{ messages: messages(1, to), lastId: to, isCatchingUp: false, isHeard: true },
  ...changes,
})

/** What is shown at each state of the room. */
function shown(isRefTen: boolean, ...rooms: readonly RoomNow<Message>[]): readonly (readonly number[])[] {
  let feed: Feed = NEW_FEED
  return rooms.map((room) => {
    const next = follow(feed, room, isRefTen)
    feed = next.feed
    return next.fresh.map(({ chatId }) => chatId)
  })
}

const CLOSED = roomOf(0, { isHeard: false, lastId: 0 })
const KEPT = roomOf(20, { lastId: 0 })
const ASKED = roomOf(20, { lastId: 0, isCatchingUp: true })

test('what was there before is not shown; what is said then is', () => {
  expect(shown(false, CLOSED, KEPT, ASKED, roomOf(25), roomOf(26), roomOf(28))).toEqual([
    [],
    [],
    [],
    [],
    [26],
    [27, 28],
  ])
})

test('where that is asked for it begins with the last ten', () => {
  expect(shown(true, CLOSED, ASKED, roomOf(12), roomOf(13))).toEqual([[], [], [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [13]])
})

test('the first message of all is shown', () => {
  const asked = { messages: [], lastId: 0, isCatchingUp: true, isHeard: true }
  expect(shown(false, asked, { ...asked, isCatchingUp: false }, roomOf(1))).toEqual([[], [], [1]])
})

test('of what was said while nobody looked, or without a connection, the last three are shown', () => {
  const away = roomOf(20, { isHeard: false })
  expect(shown(false, roomOf(20), away, roomOf(20, { isCatchingUp: true }), roomOf(60), roomOf(61))).toEqual([
    ...[[], [], []],
    [58, 59, 60],
    [61],
  ])
})

test('nothing is shown twice, also when the last one was deleted', () => {
  expect(shown(false, roomOf(20), roomOf(22), roomOf(21), roomOf(22))).toEqual([[], [21, 22], [], []])
})

test('in a room that was set back to an earlier state what is said next is shown', () => {
  const asked = roomOf(20, { isCatchingUp: true })
  expect(shown(false, roomOf(20), asked, roomOf(10), roomOf(11))).toEqual([[], [], [], [11]])
})
