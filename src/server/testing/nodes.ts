import { type ChildProcess, spawn } from 'node:child_process'
import { expect, vi } from 'vitest'
import { type ChatClient, type ChatUser, dial, PASSWORD, WAIT } from './chat.ts'
import { makeFolder, type TemporaryFolder, writeProject, writeStart } from './project.ts'

/** A server in a process of its own. */
export interface Node {
  /** e.g. `http://127.0.0.1:41234` */
  readonly origin: string
  /** Where its metrics are read; undefined where it has none. */
  readonly metrics: string | undefined
  readonly child: ChildProcess
  /** Asks an endpoint of users. @param address of who asks @returns the envelope of the answer */
  readonly ask: (name: string, body: object, caller?: { token?: string; address?: string }) => Promise<Answer>
  readonly kill: (signal?: NodeJS.Signals) => Promise<void>
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>
}

interface Answer {
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the endpoint answers
  readonly data: any
}

/** A folder with the program of nodes. */
export function makeProgram(): TemporaryFolder {
  const folder = makeFolder()
  writeProject(folder)
  writeStart(folder)
  return folder
}

/** Starts a node of a database. @param folder of `makeProgram` */
export async function startNode(folder: TemporaryFolder, environment: Readonly<Record<string, string>>): Promise<Node> {
  const own = { PATH: process.env.PATH, PORT: '0', DATA_DIR: `${folder.path}/data`, LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [`${folder.path}/start.mjs`, folder.path], {
    env: { ...own, TRUST_PROXY: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.on('data', (data) => {
    out += String(data)
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const origin = await vi.waitFor(
    () => {
      const [, found] = /Genkan is at (http:\S+)\n/.exec(out) ?? []
      if (found === undefined) throw new Error(`the node has not started: ${out}`)
      return found
    },
    { timeout: 30_000 },
  )
  return {
    ...{ origin, child, ended, metrics: /Metrics are at (http:\S+)/.exec(out)?.[1] },
    async ask(name, body, { token, address = '198.51.100.1' } = {}) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
      const answer = await fetch(`${origin}/users/${name}`, {
        method: 'POST',
        headers: token === undefined ? headers : { ...headers, authorization: token },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as Answer
    },
    kill(signal = 'SIGKILL') {
      child.kill(signal)
      return ended
    },
  }
}

/** Makes an account by a node, from an address of its own: of one only some may register in a minute. */
export async function registerAt(node: Node, username: string, address: string): Promise<ChatUser> {
  const { data } = await node.ask('register', { username, password: PASSWORD }, { address })
  return { id: data.info.id, username, token: data.token }
}

/** Opens a socket of somebody at a node, and logs it in. */
export async function enterAt(node: Node, { id, token }: ChatUser): Promise<ChatClient> {
  const client = await dial(node)
  const { data } = await node.ask('ws_ticket', {}, { token })
  client.send({ frame: 'login', userId: id, ticket: data.ticket, takesNotices: true, isQuiet: false })
  await expect.poll(() => client.frames[0], WAIT).toEqual({ frame: 'loginResult', result: 'ok' })
  return client
}
