import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import type { Live2dOffer } from '../../../shared/api/capabilities.ts'
import { type FoundFile, openFile, openFolder, type TypeOf } from '../../core/files/folder.ts'
import { sendFile } from '../../core/files/send-file.ts'
import type { Env } from '../../core/route/context.ts'
import { DATA_POLICY } from '../../core/route/policy.ts'
import type { Live2d } from './open-live2d.ts'

const RUNTIME = '/live2d/runtime.js'
const MODELS = '/live2d/models/'

/** What a model consists of; nothing else in its folder is served. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json',
  moc3: 'application/octet-stream',
  ...{ png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' },
  ...{ wav: 'audio/wav', mp3: 'audio/mpeg', ogg: 'audio/ogg' },
}

const typeOf: TypeOf = (name) => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined
}

/** What users are offered, by its addresses. */
export const offeredLive2d = ({ found }: Live2d): Live2dOffer => ({
  runtime: RUNTIME,
  models: found.map(({ id, file }) => ({
    id,
    address: `${MODELS}${encodeURIComponent(id)}/${encodeURIComponent(file)}`,
  })),
})

/** Serves the operator's runtime and the files of his models, to this server's own pages alone. */
export function live2dModule({ runtime, models, found }: Live2d): Hono<Env> {
  const app = new Hono<Env>()
  const findRuntime = openFile(runtime, 'text/javascript; charset=utf-8')
  const folders = new Map(found.map(({ id }) => [id, openFolder(join(models, id), typeOf)]))

  const findIn = (pathname: string): Promise<FoundFile | undefined> | undefined => {
    const [, id, rest] = /^\/live2d\/models\/([^/]+)(\/.+)$/.exec(pathname) ?? []
    return id === undefined || rest === undefined ? undefined : folders.get(decode(id))?.(rest)
  }
  const send = async (c: Context<Env>, file: FoundFile | undefined): Promise<Response | undefined> =>
    file &&
    sendFile(c, file, {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': DATA_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
    })

  app.get(RUNTIME, async (c, next) => (await send(c, await findRuntime())) ?? next())
  app.get(`${MODELS}*`, async (c, next) => (await send(c, await findIn(new URL(c.req.url).pathname))) ?? next())
  return app
}

/** A part of an address in plain text; what is none is no name. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
