import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CHAT_PATH } from '../../../shared/api/chat.ts'
import {
  type ChatServer,
  type ChatUser,
  dial,
  enter,
  getTicket,
  makeUser,
  messageOf,
  NOT_MUTED,
  startChatServer,
  WAIT,
} from '../../testing/chat.ts'
import { makeServer } from '../../testing/project.ts'
import { askUsers } from '../../testing/users.ts'
import { makeProbeToken } from '../probe/probe-tokens.ts'

const EXTENSION = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop'

const WISHES = { takesNotices: true, isQuiet: false } as const

let server: ChatServer
let lin: ChatUser
let mei: ChatUser
beforeEach(async () => {
  server = await startChatServer({ EXT_ORIGINS: EXTENSION })
  lin = await makeUser(server, 'lin')
  mei = await makeUser(server, 'mei')
})
afterEach(() => server.close())

const logIn = async (userId: string, ticket: string) => {
  const client = await dial(server)
  client.send({ frame: 'login', userId, ticket, ...WISHES })
  await expect.poll(() => client.frames.length, WAIT).toBeGreaterThan(0)
  return client
}
const expectRefused = async (userId: string, ticket: string) => {
  const client = await logIn(userId, ticket)
  expect(client.frames).toEqual([{ frame: 'loginResult', result: 'refused' }])
  await expect.poll(client.code, WAIT).toBe(4401)
}

test('the operator’s probe stays for a while without a login; whoever has no token of his does not', async () => {
  const token = await makeProbeToken(server.database)
  const [probe, stranger] = [
    await dial(server, { query: `?probe=${token}` }),
    await dial(server, { query: `?probe=${token}x` }),
  ]
  let pings = 0
  probe.socket.on('ping', () => {
    pings += 1
  })
  await expect.poll(countTokens, WAIT).toBe(0)
  server.wait(5000)
  await expect.poll(stranger.code, WAIT).toBe(4408)
  for (const asked of [1, 2, 3, 4]) {
    server.wait(20_000)
    await expect.poll(() => pings, WAIT).toBe(asked)
  }
  expect(probe.code()).toBeUndefined()
  server.wait(5000)
  await expect.poll(probe.code, WAIT).toBe(4408)
})

async function countTokens(): Promise<number> {
  const rows = await server.database.selectFrom('instance').selectAll().where('key', 'like', 'probe:%').execute()
  return rows.length
}

describe('a login', () => {
  test('wants the id of the ticket’s user: that of another is refused, and so is an id alone', async () => {
    await expectRefused(mei.id, await getTicket(server, lin))
    await expectRefused(lin.id, '0'.repeat(32))
  })

  test('uses its ticket up, of which only a hash is kept', async () => {
    const ticket = await getTicket(server, lin)
    expect(JSON.stringify(await server.database.selectFrom('chat_ticket').selectAll().execute())).not.toContain(ticket)
    expect((await logIn(lin.id, ticket)).frames[0]).toEqual({ frame: 'loginResult', result: 'ok' })
    await expectRefused(lin.id, ticket)
  })

  test('has 30 s from its ticket on', async () => {
    const [old, good] = [await getTicket(server, lin), await getTicket(server, mei)]
    server.wait(29_999)
    expect((await logIn(mei.id, good)).frames[0]).toEqual({ frame: 'loginResult', result: 'ok' })
    server.wait(1)
    await expectRefused(lin.id, old)
  })

  test('by a ticket whose login has ended meanwhile is refused', async () => {
    const ticket = await getTicket(server, lin)
    await askUsers(server, 'logout', {}, { token: lin.token })
    await expectRefused(lin.id, ticket)
  })

  test('has 5 s from the opening on, and nothing is done without one', async () => {
    const [late, early] = [await dial(server), await dial(server)]
    early.send(messageOf('before a login'))
    await expect.poll(early.code, WAIT).toBe(4401)
    server.wait(4999)
    await late.settled()
    server.wait(1)
    await expect.poll(late.code, WAIT).toBe(4408)
    expect(await server.database.selectFrom('chat_message').selectAll().execute()).toEqual([])
  })

  test('is once for a socket', async () => {
    const client = await enter(server, lin)
    client.send({ frame: 'login', userId: lin.id, ticket: await getTicket(server, lin), ...WISHES })
    await expect.poll(client.code, WAIT).toBe(1003)
  })

  test('of a fourth socket of a user ends the oldest', async () => {
    const first = await enter(server, lin)
    const others = [await enter(server, lin), await enter(server, lin), await enter(server, lin)]
    await expect.poll(first.code, WAIT).toBe(4409)
    for (const one of others) await one.settled()
  })
})

describe('a request to upgrade', () => {
  test('that is refused leaves no connection, also where its client keeps its side open', async () => {
    const socket = connect({ port: server.listener.port, host: '127.0.0.1', allowHalfOpen: true })
    const lines = [`GET ${CHAT_PATH} HTTP/1.1`, 'Host: start.example.org', 'Origin: https://evil.example']
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
    socket.write([...lines, ...upgrade, 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''].join('\r\n'))
    socket.on('error', () => {}).resume()
    await once(socket, 'end')
    await expect.poll(server.listener.connections, WAIT).toBe(0)
    socket.destroy()
  })

  test('is taken from own pages and those of known extensions alone', async () => {
    for (const foreign of ['https://evil.example', `${server.origin}0`, 'null', 'chrome-extension://another'])
      await expect(dial(server, { origin: foreign }), foreign).rejects.toThrow('403')
    await dial(server, { origin: EXTENSION })
    await dial(server)
  })

  test('is refused where ten sockets of its address have no login yet', async () => {
    const strangers = await Promise.all(Array.from({ length: 10 }, () => dial(server)))
    await expect(dial(server)).rejects.toThrow('429')
    strangers[0]?.send({ frame: 'login', userId: lin.id, ticket: await getTicket(server, lin), ...WISHES })
    await expect.poll(() => strangers[0]?.frames[0], WAIT).toMatchObject({ result: 'ok' })
    await dial(server)
  })

  test('elsewhere is a request like others', async () => {
    const headers = { upgrade: 'websocket', connection: 'upgrade' }
    const { request } = await import('node:http')
    const status = await new Promise((resolve) => {
      const asked = request({ port: server.listener.port, path: '/api/health', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.end()
    })
    expect(status).toBe(200)
  })
})

describe('what a socket sends', () => {
  test('is bytes: text, and what is no frame, ends it', async () => {
    const [text, unknown] = [await enter(server, lin), await enter(server, mei)]
    text.socket.send('hello')
    unknown.socket.send(Uint8Array.of(9))
    await expect.poll(() => [text.code(), unknown.code()], WAIT).toEqual([1003, 1003])
    const large = await enter(server, lin)
    large.socket.send(new Uint8Array(4097))
    await expect.poll(large.code, WAIT).toBe(1009)
  })

  test('does no harm: ten thousand frames at random', async () => {
    const honest = await enter(server, lin)
    const bytesOf = (seed: number) =>
      Uint8Array.from({ length: (seed * 7919) % 64 }, (_, index) =>
        index === 0 ? seed % 5 : ((seed + index) * 2_654_435_761) >>> 24,
      )
    for (let round = 0; round < 20; round += 1) {
      const strangers = await Promise.all(Array.from({ length: 10 }, () => dial(server)))
      for (const [at, { socket }] of strangers.entries())
        for (let index = 0; index < 50; index += 1) socket.send(bytesOf(round * 500 + at * 50 + index))
      await expect.poll(() => strangers.every((one) => one.code() !== undefined), WAIT).toBe(true)
    }
    honest.send(messageOf('still here'))
    await expect.poll(() => honest.messages().length, WAIT).toBe(1)
  }, 60_000)

  test('is at most 200 frames in 10 s, of whatever kind: one more ends the socket', async () => {
    const [beating, pinging] = [await enter(server, lin), await enter(server, mei)]
    const beats = () => beating.frames.filter(({ frame }) => frame === 'heartbeat').length
    for (let time = 1; time < 200; time += 1) beating.send({ frame: 'heartbeat' })
    await expect.poll(beats, WAIT).toBe(199)
    server.wait(10_000)
    await beating.settled()
    for (let time = 1; time < 200; time += 1) beating.send({ frame: 'heartbeat' })
    await expect.poll(beats, WAIT).toBe(399)
    expect(beating.code()).toBeUndefined()
    beating.send({ frame: 'heartbeat' })
    let pongs = 0
    pinging.socket.on('pong', () => {
      pongs += 1
    })
    for (let time = 0; time < 200; time += 1) {
      pinging.socket.ping()
      if (time % 10 === 9) await expect.poll(() => pongs, WAIT).toBe(time + 1)
    }
    pinging.socket.ping()
    await expect.poll(() => [beating.code(), pinging.code()], WAIT).toEqual([1008, 1008])
  })

  test('is slowed down, too, where other nodes have taken what its user may send', async () => {
    const elsewhere = await startChatServer({}, undefined, { open: () => async () => 3000 })
    const user = await makeUser(elsewhere, 'shu')
    const sender = await enter(elsewhere, user)
    sender.send(messageOf('1'))
    await expect
      .poll(() => sender.notices().slice(1), WAIT)
      .toMatchObject([
        { notice: 'refused', why: 'slowDown' },
        { notice: 'slowDown', until: 1e12 + 3000, what: 'message' },
      ])
    await elsewhere.close()
  })

  test('is slowed down beyond 20 messages in 10 s, and ended a hundred later', async () => {
    const [sender, silent, other] = [
      await enter(server, lin),
      await enter(server, lin, { takesNotices: false }),
      await enter(server, mei),
    ]
    for (let index = 0; index < 21; index += 1) sender.send(messageOf(String(index)))
    await expect.poll(() => sender.notices().length, WAIT).toBe(3)
    expect(sender.notices()).toMatchObject([
      NOT_MUTED,
      { notice: 'refused', why: 'slowDown' },
      { notice: 'slowDown', until: 1e12 + 10_000, what: 'message' },
    ])
    for (let index = 0; index < 99; index += 1) sender.send(messageOf('beyond'))
    await sender.settled()
    sender.send(messageOf('flood'))
    await expect.poll(sender.code, WAIT).toBe(1008)
    await other.settled()
    await silent.settled()
    expect(other.messages()).toHaveLength(20)
    expect(silent.notices(), 'who takes no notices gets none').toEqual([])
    server.wait(10_000)
    silent.send(messageOf('later'))
    await expect.poll(() => other.messages().length, WAIT).toBe(21)
  })
})

test('who asks for more than 20 pages in 10 s is told that it is of the history, and until when', async () => {
  const client = await enter(server, lin)
  for (let page = 1; page <= 21; page += 1) client.send({ frame: 'history', page, limit: 1 })
  const slow = { notice: 'slowDown', until: 1e12 + 10_000, what: 'history' }
  await expect.poll(client.notices, WAIT).toEqual([NOT_MUTED, slow])
  server.wait(10_000)
  client.send({ frame: 'history', page: 21, limit: 1 })
  await expect.poll(() => client.frames.at(-1), WAIT).toEqual({ frame: 'history', page: 21, messages: [] })
})

test('what nodes tell is passed on as a notice: a deletion to all, a change in the cloud to the user’s other logins', async () => {
  const token = (await askUsers(server, 'login', { username: 'lin', password: 'password1' })).data.token
  const [pushing, other, stranger] = [
    await enter(server, lin),
    await enter(server, { ...lin, token }),
    await enter(server, mei),
  ]
  await askUsers(server, 'update_backup', { notes: '[]' }, { token: lin.token })
  server.bus.publish('chatDeleted', { chatId: 7 })
  const deleted = { notice: 'deleted', chatId: 7 }
  await expect.poll(other.notices, WAIT).toEqual([NOT_MUTED, { notice: 'poke' }, deleted])
  await expect.poll(() => [pushing.notices(), stranger.notices()], WAIT).toEqual(Array(2).fill([NOT_MUTED, deleted]))
})

test('a name that was changed is the one of the next message, and of those before', async () => {
  const client = await enter(server, lin)
  client.send(messageOf('before'))
  await expect.poll(() => client.messages().length, WAIT).toBe(1)
  const profile = { nickname: '林', note: '', sex: '1', birthday: '', address: '' }
  await askUsers(server, 'update_info', profile, { token: lin.token })
  client.send(messageOf('after'))
  await expect.poll(() => client.messages().at(-1)?.nickname, WAIT).toBe('林')
  client.send({ frame: 'history', page: 1, limit: 10 })
  await expect
    .poll(() => client.frames.at(-1), WAIT)
    .toMatchObject({ messages: [{ nickname: '林' }, { nickname: '林' }] })
})

test('CHAT=off takes it away: no ticket, no entry in the list of endpoints, and the page is told', async () => {
  const ask = async (environment: Record<string, string>) => {
    const { app, close } = await makeServer({}, environment)
    const answers = await Promise.all(
      ['/api/capabilities', '/api/openapi.json'].map(async (path) => (await app.request(path)).text()),
    )
    const ticket = await app.request('/users/ws_ticket', { method: 'POST' })
    await close()
    return { said: answers.join(''), status: ticket.status }
  }
  const off = await ask({ CHAT: 'off' })
  expect(off.said).toContain('"hasChat":false')
  expect(off.said).not.toContain('ws_ticket')
  expect(off.status).toBe(404)
  const on = await ask({})
  expect(on.said).toContain('"hasChat":true')
  expect(on.said).toContain('ws_ticket')
})
