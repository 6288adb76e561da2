import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChatUser, messageOf, PASSWORD } from './testing/chat.ts'
import { createPostgresDatabase } from './testing/databases.ts'
import { enterAt, makeProgram, type Node, registerAt, startNode } from './testing/nodes.ts'
import { type RedisServer, startRedis } from './testing/redis.ts'

const folder = makeProgram()
let redis: RedisServer
const nodes: Node[] = []

beforeAll(async () => {
  redis = await startRedis()
  const environment = { DATABASE_URL: await createPostgresDatabase(), REDIS_URL: redis.url }
  nodes.push(await startNode(folder, environment)) // makes the tables, and the pepper that all have
  nodes.push(...(await Promise.all([startNode(folder, environment), startNode(folder, environment)])))
})
afterAll(async () => {
  for (const node of nodes) await node.kill()
  await redis.stop()
  folder.remove()
})

/** Asks at nodes in turn, at once. @param those one, or all @returns how often each code was answered */
async function burst(those: readonly Node[], count: number, ask: (node: Node, index: number) => Promise<number>) {
  const asked = Array.from({ length: count }, (_, index) => ask(those[index % those.length] as Node, index))
  return Object.fromEntries(
    Map.groupBy(await Promise.all(asked), (code) => code)
      .entries()
      .map(([code, all]) => [code, all.length]),
  )
}
let addresses = 0
const nextAddress = () => {
  addresses += 1
  return `203.0.${addresses >> 8}.${addresses & 255}`
}

test('guesses of a password are as many on three nodes as on one, from however many addresses', async () => {
  await registerAt(nodes[0] as Node, 'guessed1', nextAddress())
  await registerAt(nodes[0] as Node, 'guessed3', nextAddress())
  const guess = (username: string) => async (node: Node) =>
    (await node.ask('login', { username, password: 'wrong1' }, { address: nextAddress() })).code
  for (const [those, username] of [
    [nodes.slice(0, 1), 'guessed1'],
    [nodes, 'guessed3'],
  ] as const) {
    const begun = performance.now()
    const { 400: checked = 0, 429: refused = 0 } = await burst(those, 24, guess(username))
    const seconds = (performance.now() - begun) / 1000
    expect(checked + refused).toBe(24)
    expect(checked).toBeGreaterThanOrEqual(5)
    // one more after a second, the next after two more: see `waitAfter`
    expect(checked).toBeLessThanOrEqual(5 + Math.floor(Math.log2(seconds + 1)))
  }
})

test('an address makes as many accounts on three nodes as on one', async () => {
  const address = nextAddress()
  const register = async (node: Node, index: number) =>
    (await node.ask('register', { username: `maker${index}`, password: PASSWORD }, { address })).code
  expect(await burst(nodes, 15, register)).toEqual({ 0: 10, 429: 5 })
})

test('uploads of an address are counted on all nodes together', async () => {
  const { token } = await registerAt(nodes[0] as Node, 'uploader', nextAddress())
  const address = nextAddress()
  const upload = async ({ origin }: Node) => {
    const form = new FormData()
    form.set('file', new File(['no picture'], 'x.png', { type: 'image/png' }))
    const headers = { authorization: token, 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${origin}/users/upload_head`, { method: 'POST', headers, body: form })
    return ((await answer.json()) as { code: number }).code
  }
  expect(await burst(nodes, 24, upload)).toEqual({ 400: 20, 429: 4 })
})

test('what a user says by sockets at three nodes is counted together', async () => {
  const user: ChatUser = await registerAt(nodes[0] as Node, 'talker', nextAddress())
  const clients = await Promise.all(nodes.map((node) => enterAt(node, user)))
  for (let count = 0; count < 10; count += 1) for (const client of clients) client.send(messageOf(`number ${count}`))
  const refusals = () =>
    clients.flatMap((client) => client.notices().filter(({ notice }) => notice === 'refused')).length
  await expect.poll(() => clients.map((client) => client.messages().length)).toEqual([20, 20, 20])
  await expect.poll(refusals).toBe(10)
  for (const client of clients) client.socket.terminate()
})
