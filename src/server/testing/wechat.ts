import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { openFetch } from '../adapters/fetch/fetch.ts'
import { openWeChat, WECHAT } from '../adapters/mini-program/wechat.ts'
import type { Http } from '../core/ports/http.ts'
import type { MiniProgram } from '../core/ports/mini-program.ts'
import { type Fixture, fixtureSchema, type Replay, startReplay } from './replay.ts'

const FOLDER = join(import.meta.dirname, '../adapters/mini-program/fixtures')

/** The account of the fixtures. */
const ACCOUNT = { appId: 'wx0123456789abcdef', secret: '0123456789abcdef0123456789abcdef' }

/** WeChat as the fixtures have it, and a mini-program that asks it. */
export interface ReplayedWeChat {
  readonly http: Http
  readonly open: (http: Http, now?: () => number) => MiniProgram
  readonly use: (...names: readonly string[]) => void
  readonly replay: Replay
  readonly close: () => Promise<void>
}

/** @param adapt changes a fixture before it is used, such as by a text that is drawn anew */
export async function replayWeChat(adapt: (fixture: Fixture) => Fixture = (same) => same): Promise<ReplayedWeChat> {
  const read = (file: string) => v.parse(fixtureSchema, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
  const fixtures = new Map(readdirSync(FOLDER).map((file) => [file.replace(/\.json$/, ''), read(file)]))
  const replay = await startReplay([WECHAT.host])
  const { http, close } = openFetch({ mirrors: replay.mirrors })
  return {
    http,
    replay,
    open: (port, now = () => 0) => openWeChat({ ...ACCOUNT, http: port, clock: { now } }),
    use: (...names) =>
      replay.use(
        ...names.map((name) => {
          const fixture = fixtures.get(name)
          if (fixture === undefined) throw new Error(`no fixture ${name}`)
          return adapt(fixture)
        }),
      ),
    close: async () => {
      await close()
      await replay.close()
    },
  }
}
