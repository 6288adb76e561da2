import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, writeFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { findFreePort, waitForResponse } from '../../scripts/lib/server.ts'
import { type Engine, type EnginePage, type Point, stay } from './engine-page.ts'

const SCREEN = '/usr/bin/Xvfb'
const DRIVER = '/usr/bin/WebKitWebDriver'
/** The path has the name of the machine's architecture in it. */
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]

/** Whether Debian's WebKitGTK and what it is driven by are there. */
export const hasWebkit = (): boolean => [SCREEN, DRIVER, findBrowser() ?? ''].every((path) => existsSync(path))

/** The language of its pages is that of its process, if the system knows it. */
export const WEBKIT_LOCALE = 'zh_CN.UTF-8'

/** Whether the system knows the language of WebKitGTK's pages: else they are English. */
export const hasWebkitLocale = (): boolean =>
  /^zh_CN\.utf-?8$/im.test(spawnSync('locale', ['-a'], { encoding: 'utf8' }).stdout ?? '')

/** Of a window whose page has 1440x900 px. */
const WINDOW = { x: 0, y: 0, width: 1440, height: 938 }

/** Starts WebKitGTK on a screen of its own, in Chinese. It keeps nothing: each session is a private one. */
export async function openWebkit(): Promise<Engine> {
  const xvfb = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const started = [xvfb]
  const endAll = async () => {
    for (const process of started.toReversed()) await end(process)
  }
  try {
    const [number] = await once(xvfb.stdio[3] as Readable, 'data')
    const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: WEBKIT_LOCALE, TZ: 'Asia/Shanghai' }
    const port = await findFreePort()
    started.push(spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' }))
    const origin = `http://127.0.0.1:${port}`
    await waitForResponse(`${origin}/status`, 10_000)
    return await openEngine(await begin(origin), endAll)
  } catch (error) {
    await endAll()
    throw error
  }
}

async function openEngine(session: Session, endAll: () => Promise<void>): Promise<Engine> {
  await session.ask('POST', '/window/rect', WINDOW)
  const page = enginePage(session)
  const complaints: string[] = []
  const collect = async () => {
    complaints.push(...(await page.evaluate<readonly string[]>(COLLECT)))
    return complaints
  }
  const watch = async (go: Promise<void>) => {
    await go
    await page.evaluate(WATCH)
  }
  return {
    ...{ name: 'webkit', complaints: collect },
    page: {
      ...page,
      open: (address) => watch(page.open(address)),
      async reload() {
        await collect()
        await watch(page.reload())
      },
    },
    close: () => session.ask('DELETE', '').finally(endAll),
  }
}

/** Its driver tells nothing of the console: a page notes what it complains of, from its load on. */
const WATCH = `(() => {
  const noted = window.engineComplaints = []
  const { error } = console
  console.error = (...said) => { noted.push(said.join(' ')); error.apply(console, said) }
  addEventListener('error', ({ message }) => noted.push(message))
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)))
})()`
const COLLECT = '(window.engineComplaints ?? []).splice(0)'

async function end(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** A session of WebDriver (https://www.w3.org/TR/webdriver2/). */
interface Session {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the command answers
  readonly ask: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>
}

async function begin(origin: string): Promise<Session> {
  const send = async (method: string, address: string, body?: object) => {
    const answer = await fetch(address, {
      ...{ method, signal: AbortSignal.timeout(60_000) },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = await answer.json()
    if (value?.error !== undefined) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: findBrowser(), args } }
  const { sessionId } = await send('POST', `${origin}/session`, { capabilities: { alwaysMatch } })
  return { ask: (method, path, body) => send(method, `${origin}/session/${sessionId}${path}`, body) }
}

/** The code points by which WebDriver names keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' }

const moveTo = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', x, y, duration, origin: 'viewport' })

function enginePage({ ask }: Session): EnginePage {
  const point = (...actions: readonly object[]) =>
    ask('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  const writeKeys = (keys: readonly string[]) =>
    ask('POST', '/actions', {
      actions: [
        {
          ...{ type: 'key', id: 'keys' },
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  return {
    open: (url) => ask('POST', '/url', { url }),
    reload: () => ask('POST', '/refresh'),
    evaluate: (expression) => ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
    press: (key) => writeKeys([KEYS[key] ?? key]),
    type: (text) => writeKeys([...text]),
    click: (at) => point(moveTo(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    async drag(from, to, held = stay) {
      await point(
        moveTo(from),
        { type: 'pointerDown', button: 0 },
        moveTo({ x: from.x + 6, y: from.y + 6 }, 100),
        moveTo({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 200),
        moveTo(to, 200),
      )
      await held()
      await point({ type: 'pointerUp', button: 0 })
    },
    screenshot: async (path) => writeFileSync(path, Buffer.from(await ask('GET', '/screenshot'), 'base64')),
  }
}
