import { afterAll, expect, test } from 'vitest'
import { dial, messageOf, WAIT } from './testing/chat.ts'
import { enterAt, makeProgram, type Node, registerAt, startNode } from './testing/nodes.ts'

const folder = makeProgram()
const started: Node[] = []
afterAll(async () => {
  for (const node of started) await node.kill()
  folder.remove()
})

async function start(environment: Readonly<Record<string, string>> = {}): Promise<Node> {
  const node = await startNode(folder, environment)
  started.push(node)
  return node
}
const statusOf = async ({ origin }: Node, path: string) => (await fetch(`${origin}${path}`)).status

test('a node that stops says so, serves on while users move, ends their sockets in turn, and exits in order', async () => {
  const node = await start({ DRAIN_SECONDS: '4' })
  const people = [await registerAt(node, 'user1', '198.51.100.1'), await registerAt(node, 'user2', '198.51.100.2')]
  const clients = await Promise.all(people.map((person) => enterAt(node, person)))
  const [first] = clients
  if (first === undefined) throw new Error('nobody')
  expect(await statusOf(node, '/api/health?ready')).toBe(200)

  const asked = performance.now()
  node.child.kill('SIGTERM')
  await expect.poll(() => statusOf(node, '/api/health?ready'), WAIT).toBe(503)
  expect(await statusOf(node, '/api/health')).toBe(200)
  first.send(messageOf('still here'))
  await expect.poll(() => clients.map((client) => client.messages().length), WAIT).toEqual([1, 1])
  expect(clients.map((client) => client.code())).toEqual([undefined, undefined])

  await expect.poll(() => clients.map((client) => client.code()), WAIT).toEqual([1001, 1001])
  expect(performance.now() - asked).toBeGreaterThan(2000)
  await node.ended
  expect(node.child.exitCode).toBe(0)
})

test('without a time to drain a node stops at once', async () => {
  const node = await start()
  const client = await dial(node)
  const asked = performance.now()
  node.child.kill('SIGTERM')
  await node.ended
  expect([node.child.exitCode, performance.now() - asked < 3000]).toEqual([0, true])
  await expect.poll(client.code, WAIT).toBe(1001)
})
