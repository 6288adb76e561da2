import { afterEach, beforeEach, expect, test } from 'vitest'
import { CODE } from '../../../shared/api/endpoint.ts'
import { serverFrames } from '../../../shared/chat/frames.ts'
import { ADMIN } from '../../../shared/entities/account.ts'
import { openWebSockets } from '../../adapters/web-sockets/web-sockets.ts'
import {
  type ChatClient,
  type ChatServer,
  type ChatUser,
  enter,
  makeUser,
  messageOf,
  NOT_MUTED,
  PASSWORD,
  startChatServer,
  WAIT,
} from '../../testing/chat.ts'
import { fakePasswords } from '../../testing/project.ts'
import { askUsers } from '../../testing/users.ts'
import { createAdmin } from '../account/operator-commands.ts'

let server: ChatServer
let lin: ChatUser
let mei: ChatUser
let admin: ChatUser
beforeEach(async () => {
  server = await startChatServer()
  lin = await makeUser(server, 'lin')
  mei = await makeUser(server, 'mei')
  const ports = { database: server.database, passwords: fakePasswords, clock: { now: () => 1e12 } }
  const { data } = await askUsers(server, 'login', { username: ADMIN, password: await createAdmin(ports) })
  admin = { id: data.info.id, username: ADMIN, token: data.token }
})
afterEach(() => server.close())

const ask = async (path: string, body: object, { token }: ChatUser) => {
  const { code, msg } = await askUsers(server, path, body, { token })
  return code === CODE.ok ? 'done' : msg
}
/** Sends a message. @returns its id once it is in the room */
const say = async (client: ChatClient, text: string) => {
  const before = client.messages().length
  client.send(messageOf(text))
  await expect.poll(() => client.messages().length, WAIT).toBe(before + 1)
  return client.messages().at(-1)?.chatId ?? 0
}
const TEN_MINUTES = 600_000

test('a message is reported once by each, whatever else is said; twenty an hour', async () => {
  const chatId = await say(await enter(server, lin), 'buy this')
  for (let time = 0; time < 2; time += 1) expect(await ask('chat_report', { chatId, reason: 'spam' }, mei)).toBe('done')
  expect(await ask('chat_report', { chatId: 99, reason: 'spam' }, mei)).toBe('There is no such message')
  for (let time = 4; time < 20; time += 1) await ask('chat_report', { chatId, reason: 'abuse' }, mei)
  expect(await ask('chat_report', { chatId, reason: 'other' }, mei)).toBe('done')
  expect(await ask('chat_report', { chatId, reason: 'other' }, mei)).toMatch(/^Too many/)
  const { data } = await askUsers(server, 'export_account', undefined, { token: mei.token })
  expect(data.chatReports).toEqual([{ chatId, reason: 'spam', author: 'lin', text: 'buy this', madeAt: 1e12 }])
  await askUsers(server, 'delete_account', { password: PASSWORD }, { token: mei.token })
  expect(await server.database.selectFrom('chat_report').selectAll().execute()).toEqual([])
})

test('a message that the admin deletes is gone for all, and is not sent again', async () => {
  const [sender, other] = [await enter(server, lin), await enter(server, mei)]
  const message = messageOf('away')
  sender.send(message)
  await expect.poll(() => other.messages().length, WAIT).toBe(1)
  expect(await ask('chat_delete', { chatId: 1 }, mei)).toBe('Only the administrator can do this.')
  expect(await ask('chat_delete', { chatId: 2 }, admin)).toBe('There is no such message')
  expect(await ask('chat_delete', { chatId: 1 }, admin)).toBe('done')
  await expect
    .poll(() => [sender.notices(), other.notices()], WAIT)
    .toEqual(Array(2).fill([NOT_MUTED, { notice: 'deleted', chatId: 1 }]))
  sender.send(message)
  await expect.poll(() => sender.notices().at(-1), WAIT).toMatchObject({ notice: 'refused', why: 'deleted' })
  other.send({ frame: 'history', page: 1, limit: 10 })
  await expect.poll(() => other.frames.at(-1), WAIT).toEqual({ frame: 'history', page: 1, messages: [] })
})

test('who is muted is told on all sockets, now and at a login, and writes nothing until it is over or lifted', async () => {
  const [client, other] = [await enter(server, lin), await enter(server, mei)]
  const muted = { notice: 'muted', until: 1e12 + TEN_MINUTES } as const
  expect(await ask('chat_mute', { username: 'LIN', minutes: 10 }, admin)).toBe('done')
  await expect.poll(client.notices, WAIT).toEqual([NOT_MUTED, muted])
  const later = await enter(server, lin)
  await expect.poll(later.notices, WAIT).toEqual([muted])
  const message = messageOf('a word')
  later.send(message)
  const refused = { notice: 'refused', nonce: message.nonce, why: 'muted' }
  await expect.poll(later.notices, WAIT).toEqual([muted, muted, refused])

  expect(await ask('chat_mute', { username: 'lin', minutes: 0 }, admin)).toBe('done')
  await expect.poll(() => client.notices().at(-1), WAIT).toEqual(NOT_MUTED)
  expect(await say(later, 'again')).toBe(1)
  await ask('chat_mute', { username: 'lin', minutes: 10 }, admin)
  for (let time = 0; time < 30; time += 1) {
    server.wait(20_000)
    for (const one of [client, later, other]) await one.settled()
  }
  expect(await say(later, 'ten minutes later')).toBe(2)
  expect(other.notices(), 'nobody else is told').toEqual([NOT_MUTED])
})

test('a mute that is told while a login is looked up is not taken back by what was read before it', async () => {
  const acceptPeer = openWebSockets()
  const raced = await startChatServer({}, (request, open) =>
    acceptPeer(request, (peer) =>
      open({
        ...peer,
        send(bytes) {
          peer.send(bytes)
          const frame = serverFrames.decode(bytes)
          if (frame?.frame === 'loginResult') raced.bus.publish('chatMuted', { userId: ann.id, until: 2e12 })
        },
      }),
    ),
  )
  const ann = await makeUser(raced, 'ann')
  const client = await enter(raced, ann)
  await client.settled()
  expect(client.notices()).toEqual([{ notice: 'muted', until: 2e12 }])
  await raced.close()
})

test('a ban ends all logins within a second, and no way leads in again until it is lifted', async () => {
  const [client, other] = [await enter(server, lin), await enter(server, mei)]
  await say(client, 'stays')
  const begun = performance.now()
  expect(await ask('chat_ban', { username: 'lin' }, admin)).toBe('done')
  await expect.poll(client.code, WAIT).toBe(4401)
  expect(performance.now() - begun).toBeLessThan(1000)
  expect((await askUsers(server, 'user_info', undefined, { token: lin.token })).code).toBe(CODE.loginExpired)
  const logIn = (password: string, language: string) =>
    askUsers(server, 'login', { username: 'lin', password }, { language })
  expect(await logIn(PASSWORD, 'zh-CN')).toMatchObject({ code: CODE.banned, msg: '此账号已被封禁', data: null })
  expect((await logIn('guessed1', 'en')).code, 'whoever guesses is not told').toBe(CODE.invalid)
  other.send({ frame: 'history', page: 1, limit: 10 })
  await expect.poll(() => other.frames.at(-1), WAIT).toMatchObject({ messages: [{ username: 'lin', text: 'stays' }] })
})

test('only the admin mutes and bans; not himself, and nobody who is not there', async () => {
  for (const path of ['chat_mute', 'chat_ban']) {
    const target = (username: string, by: ChatUser) => ask(path, { username, minutes: 10 }, by)
    expect(await target('lin', mei)).toBe('Only the administrator can do this.')
    expect(await target('nobody', admin)).toBe('There is no such user')
    expect(await target('Admin', admin)).toBe('This can’t be done to the administrator.')
  }
  const client = await enter(server, lin)
  expect(client.notices()).toEqual([NOT_MUTED])
  expect(await ask('chat_mute', { username: 'lin', minutes: 11 }, admin)).toMatch(/minutes/)
})

test('what the admin has done is noted, and nothing that others have tried', async () => {
  const chatId = await say(await enter(server, lin), 'a word')
  for (const by of [mei, admin]) {
    await ask('chat_delete', { chatId }, by)
    await ask('chat_mute', { username: 'lin', minutes: 10 }, by)
    await ask('chat_ban', { username: 'lin' }, by)
    await ask('chat_ban', { username: 'nobody' }, by)
  }
  const acts = await server.database.selectFrom('admin_act').select(['by', 'act', 'subject', 'detail']).execute()
  expect(acts).toHaveLength(3)
  expect(acts).toEqual(
    expect.arrayContaining([
      { by: admin.id, act: 'deleteMessage', subject: String(chatId), detail: '' },
      { by: admin.id, act: 'muteUser', subject: lin.id, detail: '10 minutes' },
      { by: admin.id, act: 'banUser', subject: lin.id, detail: '' },
    ]),
  )
})

test('a word of the operator’s list is masked for all, the sender included', async () => {
  const [sender, other] = [await enter(server, lin), await enter(server, mei)]
  await say(sender, 'a forbidden word')
  await expect.poll(() => other.messages().length, WAIT).toBe(1)
  expect([sender, other].map((one) => one.messages()[0]?.text)).toEqual(Array(2).fill('a ********* word'))
})

test('a quiet client gets pokes, and nothing of what is written', async () => {
  const token = (await askUsers(server, 'login', { username: 'lin', password: PASSWORD })).data.token
  const [quiet, speaker] = [await enter(server, lin, { isQuiet: true }), await enter(server, mei)]
  const chatId = await say(speaker, 'hello')
  await ask('chat_delete', { chatId }, admin)
  await askUsers(server, 'update_backup', { notes: '[]' }, { token })
  await expect.poll(quiet.notices, WAIT).toEqual([NOT_MUTED, { notice: 'poke' }])
  await quiet.settled()
  expect(quiet.messages()).toEqual([])
})
