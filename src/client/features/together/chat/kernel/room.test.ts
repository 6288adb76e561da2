import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import {
  deleted,
  dropped,
  EMPTY_ROOM,
  failed,
  nextPage,
  type Room,
  received,
  receivedHistory,
  reconnected,
  sending,
  startedAnew,
} from './room.ts'

const LIMIT = 3
const message = (chatId: number, nonce = `n${chatId}`): ChatMessage => ({
  ...{ username: 'u1', nickname: 'lin', head: '', kind: 0, color: '#ffffff', size: 20 },
  ...{ chatId, nonce, time: chatId * 1000, text: `message ${chatId}` },
})
const ids = ({ messages }: Room) => messages.map(({ chatId }) => chatId)
const pageOf = (log: readonly number[], page: number) =>
  log
    .toReversed()
    .slice((page - 1) * LIMIT, page * LIMIT)
    .map((id) => message(id))
const unsent = { nonce: 'own', kind: 0, text: 'hello', time: 1, color: '#ffffff', size: 20 }

test('history fills a room backwards until there is no more', () => {
  const log = [1, 2, 3, 4, 5]
  const first = receivedHistory(reconnected(EMPTY_ROOM), pageOf(log, 1), LIMIT)
  expect([ids(first), first.hasEarlier, first.isCatchingUp]).toEqual([[3, 4, 5], true, false])
  const second = receivedHistory(first, pageOf(log, 2), LIMIT)
  expect([ids(second), second.hasEarlier]).toEqual([[1, 2, 3, 4, 5], false])
})

test('what was said while there was no connection is shown once nothing of it is missing', () => {
  const before = receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2], 1), LIMIT)
  const log = [1, 2, 3, 4, 5, 6, 7]
  let room = received(reconnected(before), message(7))
  expect(ids(room)).toEqual([1, 2])
  room = receivedHistory(room, pageOf(log, 1), LIMIT)
  expect([ids(room), room.isCatchingUp]).toEqual([[1, 2], true])
  room = receivedHistory(room, pageOf(log, 2), LIMIT)
  expect([ids(room), room.isCatchingUp]).toEqual([log, false])
})

test('where too much was said, the room begins anew', () => {
  const before = receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2], 1), LIMIT)
  const room = startedAnew(receivedHistory(reconnected(before), pageOf([1, 2, 6, 7, 8], 1), LIMIT))
  expect([ids(room), room.hasEarlier]).toEqual([[6, 7, 8], true])
})

test('an own message is unsent until it is heard, and is never there twice', () => {
  const written = sending(EMPTY_ROOM, unsent)
  expect(written.unsent).toMatchObject([{ nonce: 'own', at: 'sending' }])
  const again = sending(failed(written, 'own'), unsent)
  expect(again.unsent).toMatchObject([{ at: 'sending' }])
  const heard = received(received(again, message(9, 'own')), message(9, 'own'))
  expect([ids(heard), heard.unsent]).toEqual([[9], []])
  expect(dropped(failed(written, 'own'), 'own').unsent).toEqual([])
})

test('an own message that was taken before the connection broke is found in history', () => {
  const room = receivedHistory(reconnected(failed(sending(EMPTY_ROOM, unsent), 'own')), [message(9, 'own')], LIMIT)
  expect([ids(room), room.unsent]).toEqual([[9], []])
})

test('behind a gap nothing is shown until what is missing is there', () => {
  const before = receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2], 1), LIMIT)
  const after = received(before, message(4))
  expect([ids(after), after.isCatchingUp, nextPage(after, LIMIT)]).toEqual([[1, 2], true, 1])
  const whole = receivedHistory(after, pageOf([1, 2, 3, 4], 1), LIMIT)
  expect([ids(whole), whole.isCatchingUp]).toEqual([[1, 2, 3, 4], false])
})

test('a room that was set back has what it has now', () => {
  const before = receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2, 3, 8, 9], 1), LIMIT)
  const after = receivedHistory(reconnected(before), pageOf([1, 2, 3, 4], 1), LIMIT)
  expect([ids(after), after.isCatchingUp, after.lastId]).toEqual([[2, 3, 4], false, 4])
})

test('the last message that was heard is the last one also once it was deleted: there is no gap behind it', () => {
  const heard = deleted(receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2, 3], 1), LIMIT), 3)
  const again = receivedHistory(reconnected(heard), pageOf([1, 2], 1), LIMIT)
  expect(received(again, message(4)).isCatchingUp).toBe(false)
})

test('a message that was deleted is gone', () => {
  const room = receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2, 3], 1), LIMIT)
  expect(ids(deleted(room, 2))).toEqual([1, 3])
})

test('a message that was deleted while there was no connection is gone once history is read', () => {
  const before = receivedHistory(reconnected(EMPTY_ROOM), pageOf([1, 2, 3], 1), LIMIT)
  expect(ids(receivedHistory(reconnected(before), pageOf([1, 3, 4], 1), LIMIT))).toEqual([1, 3, 4])
})

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('say' as const) },
    { weight: 1, arbitrary: fc.constant('break' as const) },
    { weight: 1, arbitrary: fc.constant('connect' as const) },
    { weight: 3, arbitrary: fc.constant('page' as const) },
    { weight: 1, arbitrary: fc.constant('delete' as const) },
  ),
  { maxLength: 120 },
)

test('whatever breaks when, nothing is doubled, out of order or missing between the first and the last', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1 }), (actions, gaps) => {
      const log: number[] = []
      let room = EMPTY_ROOM
      let isConnected = false
      const turn = (action: (typeof actions)[number]) => {
        if (action === 'say') {
          log.push((log.at(-1) ?? 0) + (gaps[log.length % gaps.length] ?? 1))
          if (isConnected) room = received(room, message(log.at(-1) ?? 0))
        } else if (action === 'break') isConnected = false
        else if (action === 'connect') {
          isConnected = true
          room = reconnected(room)
        } else if (isConnected && action === 'page')
          room = receivedHistory(room, pageOf(log, nextPage(room, LIMIT)), LIMIT)
        else if (isConnected && log.length > 0) {
          const [id = 0] = log.splice(Math.floor(log.length / 2), 1)
          room = deleted(room, id)
        }
      }
      const check = () => {
        const shown = ids(room)
        expect(shown).toEqual(
          log.filter((id) => id >= (shown[0] ?? Number.POSITIVE_INFINITY) && id <= (shown.at(-1) ?? 0)),
        )
      }
      for (const action of actions) {
        turn(action)
        check()
      }
      turn('connect')
      for (let asked = 0; room.isCatchingUp && asked <= log.length; asked += 1) turn('page')
      check()
      expect(room.isCatchingUp).toBe(false)
      expect(ids(room).at(-1)).toBe(log.at(-1))
    }),
  )
})
