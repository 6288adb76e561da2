import { afterAll, beforeAll, expect, test } from 'vitest'
import { CODE } from '../shared/api/endpoint.ts'
import { type ChatClient, type ChatUser, messageOf } from './testing/chat.ts'
import { createPostgresDatabase } from './testing/databases.ts'
import { enterAt, makeProgram, type Node, registerAt, startNode } from './testing/nodes.ts'
import { type RedisServer, startRedis } from './testing/redis.ts'

const PEOPLE = 20

const folder = makeProgram()
let redis: RedisServer
let nodes: readonly [Node, Node]
const started: Node[] = []
let people: readonly ChatUser[]
let environment: Record<string, string>

async function start(): Promise<Node> {
  const node = await startNode(folder, environment)
  started.push(node)
  return node
}

beforeAll(async () => {
  redis = await startRedis()
  environment = { DATABASE_URL: await createPostgresDatabase(), REDIS_URL: redis.url, MODERATION: 'off' }
  const first = await start() // makes the tables, and the pepper that both have
  nodes = [first, await start()]
  const names = Array.from({ length: PEOPLE }, (_, index) => `user${index}`)
  people = await Promise.all(names.map((name, index) => registerAt(first, name, `198.51.100.${index + 1}`)))
})
afterAll(async () => {
  for (const node of started) await node.kill()
  await redis.stop()
  folder.remove()
})

const ids = (client: ChatClient) => client.messages().map(({ chatId }) => chatId)
const own = (client: ChatClient, { username }: ChatUser) =>
  client.messages().filter((message) => message.username === username).length
const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index + 1)

/** Everybody at the nodes in turn. */
const enterAll = () => Promise.all(people.map((person, index) => enterAt(nodes[index % 2 === 0 ? 0 : 1], person)))

test('people at two nodes hear all that is said, in one order; also while Redis is away, and after a node was killed', async () => {
  const clients = await enterAll()
  const sayAll = (those: readonly ChatClient[]) => {
    for (const client of those) client.send(messageOf('hello'))
  }
  const expectHeard = (those: readonly ChatClient[], last: number) =>
    expect.poll(() => those.map((client) => ids(client).length)).toEqual(those.map(() => last))

  sayAll(clients)
  await expectHeard(clients, PEOPLE)
  await redis.kill()
  sayAll(clients)
  await expectHeard(clients, 2 * PEOPLE)
  await redis.start()
  sayAll(clients)
  await expectHeard(clients, 3 * PEOPLE)
  for (const client of clients) expect(ids(client)).toEqual(upTo(3 * PEOPLE))

  const [left, lost] = [0, 1].map((side) => clients.filter((_, index) => index % 2 === side))
  if (left === undefined || lost === undefined) throw new Error('nobody')
  sayAll(clients)
  await expect.poll(() => lost.some((client) => ids(client).length > 3 * PEOPLE)).toBe(true)
  await nodes[1].kill()
  const acknowledged = clients.reduce((sum, client, index) => sum + own(client, people[index] as ChatUser), 0)
  // what the killed node had committed and could not tell is found in the database
  await expect.poll(() => ids(left[0] as ChatClient).length).toBeGreaterThanOrEqual(acknowledged)
  const [all] = left.map(ids)
  for (const client of left) await expect.poll(() => ids(client)).toEqual(all)
  expect(all).toEqual(upTo(all?.length ?? 0))
  for (const client of clients) client.socket.terminate()
})

test('a login that ends at one node ends its sockets at the other within a second', async () => {
  nodes = [nodes[0], await start()]
  const [person] = people
  if (person === undefined) throw new Error('nobody')
  const client = await enterAt(nodes[1], person)
  await nodes[0].ask('logout', {}, { token: person.token })
  await expect.poll(client.code, { timeout: 1000, interval: 10 }).toBe(4401)
})

test('a user has three sockets on all nodes together: a fourth ends the oldest, wherever it is', async () => {
  const person = people[1] as ChatUser
  const clients: ChatClient[] = []
  for (const at of [0, 1, 0, 1, 1] as const) clients.push(await enterAt(nodes[at], person))
  const codes = () => clients.map((client) => client.code())
  await expect.poll(codes).toEqual([4409, 4409, undefined, undefined, undefined])
  for (const client of clients.slice(2)) await client.settled()
  expect(codes()).toEqual([4409, 4409, undefined, undefined, undefined])
  for (const client of clients) client.socket.terminate()
})

test('what is no longer shared at one node is gone at the other at once', async () => {
  const { token } = people[2] as ChatUser
  const children = { mode: 0, tiles: [{ type: 'icon', name: 'A site', size: '1x1', url: 'https://site.com/' }] }
  const group = { name: 'Sites', type: 1, info: '', icon: 'home', signed: true, children }
  const { id } = (await nodes[0].ask('upload_group', group, { token })).data
  const seenAt = async ({ origin }: Node) => {
    const answers = await Promise.all([
      fetch(`${origin}/users/group_icon?type=1`),
      fetch(`${origin}/users/shared_group?id=${id}`),
    ])
    const [list, whole] = await Promise.all(answers.map((answer) => answer.json()))
    return [list.data.total, whole.code]
  }
  expect(await seenAt(nodes[1])).toEqual([1, CODE.ok])
  await nodes[0].ask('share_state', { id, state: 'withdrawn' }, { token })
  expect(await seenAt(nodes[1])).toEqual([0, CODE.notFound])
})
