import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '../../../shared/chat/frames.ts'
import {
  type ChatServer,
  type ChatUser,
  dial,
  enter,
  makeUser,
  messageOf,
  NOT_MUTED,
  PASSWORD,
  startChatServer,
  WAIT,
} from '../../testing/chat.ts'
import { askUsers } from '../../testing/users.ts'

/** What the chat room promises (security.md, section 6). */

let server: ChatServer
let lin: ChatUser
let mei: ChatUser
beforeEach(async () => {
  server = await startChatServer()
  lin = await makeUser(server, 'lin')
  mei = await makeUser(server, 'mei')
})
afterEach(() => server.close())

const countRows = async () => (await server.database.selectFrom('chat_message').selectAll().execute()).length

test('C-1: a message comes back only when it is committed; one that is not is refused, and can be sent again', async () => {
  const [sender, other] = [await enter(server, lin), await enter(server, mei)]
  const message = messageOf('你好\n世界')
  await sql`alter table chat_counter rename to chat_counter_away`.execute(server.database)
  sender.send(message)
  await expect
    .poll(sender.notices, WAIT)
    .toEqual([NOT_MUTED, { notice: 'refused', nonce: message.nonce, why: 'failed' }])
  await other.settled()
  expect([...sender.messages(), ...other.messages()]).toEqual([])
  expect(await countRows()).toBe(0)

  await sql`alter table chat_counter_away rename to chat_counter`.execute(server.database)
  sender.send(message)
  const { frame: _, ...content } = message
  const echo = { chatId: 1, time: 1e12, ...content, username: 'lin', nickname: 'lin', head: '' }
  await expect.poll(other.messages, WAIT).toEqual([echo])
  expect(await countRows(), 'it is there as soon as it is told').toBe(1)
  await expect.poll(sender.messages, WAIT).toEqual([echo])
})

test('C-2: a message that is sent again is one row, and is told to its sender alone', async () => {
  const [sender, other] = [await enter(server, lin), await enter(server, mei)]
  const message = messageOf('once')
  for (let time = 0; time < 4; time += 1) sender.send(message)
  await expect.poll(() => sender.messages().length, WAIT).toBe(4)
  const again = await enter(server, lin)
  again.send(message)
  await expect.poll(() => again.messages().length, WAIT).toBe(1)
  await other.settled()
  expect(new Set([...sender.messages(), ...again.messages()].map(({ chatId }) => chatId))).toEqual(new Set([1]))
  expect(other.messages()).toHaveLength(1)
  expect(await countRows()).toBe(1)

  other.send({ ...message, text: 'of another' })
  await expect.poll(() => other.messages().length, WAIT).toBe(2)
  expect(other.messages()[1], 'a nonce is its sender’s').toMatchObject({ chatId: 2, username: 'mei' })
})

test('C-3: what five users send at once all see in one order, that of the ids', async () => {
  const others = await Promise.all(['ann', 'bo', 'cy'].map((name) => makeUser(server, name)))
  const clients = await Promise.all([lin, mei, ...others].map((user) => enter(server, user)))
  for (const round of [1, 2]) {
    for (let index = 0; index < 20; index += 1)
      for (const client of clients) client.send(messageOf(`${round} ${index}`))
    await expect.poll(() => clients.map((client) => client.messages().length), WAIT).toEqual(Array(5).fill(100 * round))
    server.wait(10_000)
  }
  const expected = Array.from({ length: 200 }, (_, index) => index + 1)
  for (const client of clients) expect(client.messages().map(({ chatId }) => chatId)).toEqual(expected)
})

test('C-4: who was away pages back until nothing is missing; the deleted are left out', async () => {
  const sender = await enter(server, lin)
  for (let index = 1; index <= 18; index += 1) sender.send(messageOf(String(index)))
  await expect.poll(() => sender.messages().length, WAIT).toBe(18)
  await server.database.updateTable('chat_message').set({ is_deleted: 1 }).where('id', '=', 16).execute()
  const late = await enter(server, mei)
  for (const page of [1, 2, 3]) late.send({ frame: 'history', page, limit: 7 })
  late.send({ frame: 'history', page: 65_535, limit: 100 })
  const pages = () => late.frames.filter((one) => one.frame === 'history')
  await expect.poll(() => pages().length, WAIT).toBe(4)
  const ids = pages()
    .toSorted((a, b) => a.page - b.page)
    .map(({ messages }) => messages.map((message: ChatMessage) => message.chatId))
  expect(ids).toEqual([[18, 17, 15, 14, 13, 12, 11], [10, 9, 8, 7, 6, 5, 4], [3, 2, 1], []])
})

test('C-5: who does not read is cut; others are served', async () => {
  const sender = await enter(server, lin)
  for (let round = 0; round < 5; round += 1) {
    for (let index = 0; index < 20; index += 1) sender.send(messageOf('😀'.repeat(200)))
    await expect.poll(() => sender.messages().length, WAIT).toBe(20 * (round + 1))
    server.wait(10_000)
    await sender.settled()
  }
  const slow = await enter(server, mei)
  slow.socket.pause()
  // what the kernel takes in advance is up to the machine: 20 pages of 110 KB a round
  await expect
    .poll(
      async () => {
        for (let index = 0; index < 20; index += 1) slow.send({ frame: 'history', page: 1, limit: 100 })
        server.wait(10_000)
        await sender.settled()
        return server.listener.connections()
      },
      { timeout: 30_000, interval: 1 },
    )
    .toBe(1)
  slow.socket.terminate()
}, 60_000)

test('C-6: a logout, another password and the end of an account close the sockets, those of that login alone', async () => {
  const again = { ...lin, token: (await askUsers(server, 'login', { username: 'lin', password: PASSWORD })).data.token }
  const [first, second, other] = [await enter(server, lin), await enter(server, again), await enter(server, mei)]
  const begun = performance.now()
  await askUsers(server, 'logout', {}, { token: lin.token })
  await expect.poll(first.code, WAIT).toBe(4401)
  expect(performance.now() - begun).toBeLessThan(1000)
  await second.settled()

  const passwords = { old: PASSWORD, password: 'another12' }
  const { data } = await askUsers(server, 'change_password', passwords, { token: again.token })
  await expect.poll(second.code, WAIT).toBe(4401)
  const third = await enter(server, { ...lin, token: data.token })
  third.send(messageOf('of whom there will be no trace'))
  await expect.poll(() => other.messages().length, WAIT).toBe(1)
  await askUsers(server, 'delete_account', { password: 'another12' }, { token: data.token })
  await expect.poll(third.code, WAIT).toBe(4401)
  expect(await countRows()).toBe(0)
  await other.settled()
  other.send(messageOf('next'))
  await expect.poll(() => other.messages().at(-1)?.chatId, WAIT).toBe(2)
})

test('C-6: a login that ended elsewhere closes its sockets within a minute', async () => {
  const [client, other] = [await enter(server, lin), await enter(server, mei)]
  await server.database.deleteFrom('session').where('user_id', '=', lin.id).execute()
  for (let time = 0; time < 3; time += 1) {
    server.wait(20_000)
    for (const one of [client, other]) one.send({ frame: 'heartbeat' })
    await other.settled()
  }
  await expect.poll(client.code, WAIT).toBe(4401)
  await other.settled()
})

test('C-7: a peer that is silent for 45 s is gone; a heartbeat in 20 s keeps it, and so does an answered ping', async () => {
  const [silent, alive, hidden] = [
    await enter(server, lin, { autoPong: false }),
    await enter(server, mei, { autoPong: false }),
    await enter(server, mei),
  ]
  let pings = 0
  hidden.socket.on('ping', () => {
    pings += 1
  })
  for (const time of [1, 2]) {
    server.wait(20_000)
    await alive.settled()
    await expect.poll(() => pings, WAIT).toBe(time)
  }
  expect(silent.code()).toBeUndefined()
  server.wait(5000)
  await expect.poll(silent.code, WAIT).toBe(1006)
  await alive.settled()
  await hidden.settled()
})

test('a stop closes all sockets at once, and takes no more', async () => {
  const [client, stranger] = [await enter(server, lin), await dial(server)]
  server.closeChat()
  await expect.poll(() => [client.code(), stranger.code()], WAIT).toEqual([1001, 1001])
  await expect(dial(server)).rejects.toThrow('503')
})
