import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ChatServer, dial, enter, makeUser, messageOf, startChatServer, WAIT } from '../../testing/chat.ts'

let server: ChatServer
beforeEach(async () => {
  server = await startChatServer()
})
afterEach(() => server.close())

const sockets = () => ['member', 'stranger'].map((state) => server.recorded.gauge(`genkan_chat_sockets ${state}`))
const expectCount = (key: string) => expect.poll(() => server.recorded.counts()[`genkan_chat_${key}`], WAIT)

test('open sockets are seen, and why the server ends one', async () => {
  const lin = await makeUser(server, 'lin')
  const client = await enter(server, lin, { autoPong: false })
  await dial(server)
  expect(sockets()).toEqual([1, 1])
  server.wait(5000)
  await expectCount('closes_total loginLate').toBe(1)
  expect(sockets()).toEqual([1, 0])
  server.wait(45_000)
  await expectCount('closes_total silent').toBe(1)
  expect(sockets()).toEqual([0, 0])
  await expect.poll(client.code, WAIT).toBe(1006)

  const other = await enter(server, lin)
  other.socket.send('text')
  await expectCount('closes_total unreadable').toBe(1)
  const leaving = await enter(server, lin)
  leaving.socket.close()
  await expect.poll(sockets, WAIT).toEqual([0, 0])
  const closes = Object.entries(server.recorded.counts()).filter(([key]) => key.startsWith('genkan_chat_closes_total'))
  expect(closes.map(([, times]) => times)).toEqual([1, 1, 1])
})

test('requests for a socket are counted by what came of them', async () => {
  await expect(dial(server, { origin: 'https://evil.example' })).rejects.toThrow('403')
  await Promise.all(Array.from({ length: 10 }, () => dial(server)))
  await expect(dial(server)).rejects.toThrow('429')
  server.closeChat()
  await expect(dial(server)).rejects.toThrow('503')
  for (const [result, times] of Object.entries({ foreign: 1, accepted: 10, tooMany: 1, closing: 1 }))
    await expectCount(`upgrades_total ${result}`).toBe(times)
  await expectCount('closes_total goingAway').toBe(10)
})

test('messages that are committed are counted once, however often they are sent, and those that are not taken', async () => {
  const client = await enter(server, await makeUser(server, 'lin'))
  const again = messageOf('hello')
  for (const message of [again, again]) client.send(message)
  await expectCount('messages_committed_total').toBe(1)
  for (let sent = 0; sent < 19; sent += 1) client.send(messageOf('more'))
  await expectCount('refusals_total slowDown').toBe(1)
  await expectCount('messages_committed_total').toBe(19)
  await expectCount('messages_told_total bus').toBe(19)
})
