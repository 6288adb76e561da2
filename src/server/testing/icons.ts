import sharp from 'sharp'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Site } from '../../shared/lib/tile/site.ts'
import { openImages } from '../adapters/images/images.ts'
import type { Images } from '../core/ports/images.ts'
import { makePng } from './pictures.ts'
import { makeServer, silentLog, type TestServer } from './project.ts'
import { content, type FakeWeb, type Page, startWeb } from './web.ts'

export const HOUR = 3600 * 1000

/** The only site of the catalogue. */
const BAIDU: Site = {
  id: 'baidu',
  name: '百度',
  url: 'https://www.baidu.com/',
  category: 2,
  color: '#2932e1',
  pin: true,
  icons: {},
}

const envelopeSchema = v.object({
  code: v.number(),
  msg: v.string(),
  data: v.nullable(v.looseObject({ src: v.optional(v.string()) })),
})
const iconSchema = v.object({ src: v.string(), background: v.string(), name: v.string() })
/** An envelope and the HTTP status that it came with. */
type Answer = v.InferOutput<typeof envelopeSchema> & { readonly status: number }

interface Init {
  readonly method?: string
  readonly body?: string | FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** A server with a decoder and a web around it. */
export interface IconServer {
  readonly web: FakeWeb
  readonly images: Images
  readonly server: () => TestServer
  /** Lets time pass. */
  readonly wait: (milliseconds: number) => void
  /** Asks in English; unless told, each question comes from another address, so that no limit applies. */
  readonly ask: (path: string, address?: string, init?: Init) => Promise<Answer>
  readonly iconOf: (address: string) => Promise<v.InferOutput<typeof iconSchema>>
  /** Begins anew with an empty database. */
  readonly restart: (environment?: Readonly<Record<string, string>>) => Promise<void>
  readonly close: () => Promise<void>
}

/** Starts the server. */
export async function startIconServer(): Promise<IconServer> {
  const web = await startWeb()
  const decoder = openImages({ log: silentLog })
  let now = Date.UTC(2026, 11, 1)
  let questions = 0
  const make = (environment: Readonly<Record<string, string>> = {}) =>
    makeServer({ http: web.http, images: decoder.images, clock: { now: () => now }, sites: [BAIDU] }, environment)
  let server = await make()

  const nextAddress = (): string => {
    questions += 1
    return `203.0.${Math.floor(questions / 250)}.${questions % 250}`
  }
  const ask: IconServer['ask'] = async (path, remoteAddress = nextAddress(), init = {}) => {
    const headers = { 'accept-language': 'en', ...init.headers }
    const answer = await server.app.request(path, { ...init, headers }, { incoming: { socket: { remoteAddress } } })
    return { status: answer.status, ...v.parse(envelopeSchema, await answer.json()) }
  }
  return {
    web,
    images: decoder.images,
    server: () => server,
    wait: (milliseconds) => {
      now += milliseconds
    },
    ask,
    iconOf: async (address) =>
      v.parse(iconSchema, (await ask(`/api/get_network_icon?url=${encodeURIComponent(address)}`)).data),
    restart: async (environment) => {
      await server.close()
      server = await make(environment)
    },
    close: async () => {
      decoder.close()
      await server.close()
      await web.close()
    },
  }
}

/** Size of a data URL's picture, and the name of the strongest colour of its centre. */
export async function look(src = '') {
  expect(src).toMatch(/^data:image\/webp;base64,/)
  const bytes = Buffer.from(src.slice('data:image/webp;base64,'.length), 'base64')
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  const color = red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue'
  return { side: info.width, color }
}

export type Color = readonly [number, number, number]
export const RED: Color = [220, 20, 20]
export const GREEN: Color = [20, 200, 20]
export const BLUE: Color = [20, 20, 220]

/** A square PNG file of one colour. */
export const square = (side: number, color: Color): Uint8Array => makePng(side, side, () => [...color, 255])
/** A page that is such a file. */
export const png = (side: number, color: Color): Page => content(square(side, color), 'image/png')
/** A page with a head. */
export const page = (head: string): Page => content(`<!doctype html><html><head>${head}</head><body></body></html>`)
