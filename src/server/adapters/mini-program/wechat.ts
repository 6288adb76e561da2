import * as v from 'valibot'
import type { Clock } from '../../core/clock.ts'
import { type Http, HttpFailure, type HttpRequest, type HttpResponse } from '../../core/ports/http.ts'
import { type CodePicture, type MiniProgram, MiniProgramFailure } from '../../core/ports/mini-program.ts'
import { createSingleFlight } from '../../core/single-flight.ts'

/** The operator's account at WeChat (`WX_APPID`, `WX_SECRET`). */
export interface MiniProgramConfig {
  readonly appId: string
  readonly secret: string
}

interface WeChatPorts extends MiniProgramConfig {
  readonly http: Http
  readonly clock: Clock
}

export const WECHAT = { id: 'account.wechat', host: 'api.weixin.qq.com' } as const
const ORIGIN = `https://${WECHAT.host}`
/** A token is renewed so long before its end, in seconds. */
const EARLY = 300
const JSON_TYPE = { 'content-type': 'application/json' }
/** Answers by number: a token that is no longer good; a code of `wx.login` that is wrong, used or blocked. */
const TOKEN_ENDED: ReadonlySet<number> = new Set([40_001, 40_014, 42_001])
const NO_LOGIN: ReadonlySet<number> = new Set([40_029, 40_163, 40_226])

const failed = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) })
const granted = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
})
const known = v.object({ openid: v.pipe(v.string(), v.regex(/^[\w-]{6,128}$/)) })

/**
 * Opens the mini-program of an account: `stable_token`, which several nodes may ask for without ending one another's,
 * `getwxacodeunlimit` and `jscode2session` of WeChat's server API.
 */
export function openWeChat({ appId, secret, http, clock }: WeChatPorts): MiniProgram {
  const singleFlight = createSingleFlight<string>()
  let token = { value: '', until: 0 }

  const send = async (request: Pick<HttpRequest, 'url' | 'post' | 'headers'>): Promise<HttpResponse> => {
    try {
      const response = await http({ ...request, source: WECHAT.id, isTrusted: true })
      if (response.status === 200) return response
      throw new MiniProgramFailure(`${WECHAT.host} answers with ${response.status}`)
    } catch (error) {
      throw error instanceof HttpFailure ? new MiniProgramFailure(error.message) : error
    }
  }

  const fetchToken = async (): Promise<string> => {
    const post = JSON.stringify({ grant_type: 'client_credential', appid: appId, secret })
    const answer = readJson(await send({ url: `${ORIGIN}/cgi-bin/stable_token`, post, headers: JSON_TYPE }))
    if (!v.is(granted, answer)) throw refusalOf(answer)
    token = { value: answer.access_token, until: clock.now() + (answer.expires_in - EARLY) * 1000 }
    return token.value
  }
  const readToken = async () => (clock.now() < token.until ? token.value : singleFlight('', fetchToken))

  const askForCode = async (scene: string): Promise<HttpResponse> =>
    send({
      url: `${ORIGIN}/wxa/getwxacodeunlimit?access_token=${encodeURIComponent(await readToken())}`,
      post: JSON.stringify({ scene, check_path: false }),
      headers: JSON_TYPE,
    })

  return {
    async drawCode(scene) {
      const first = await askForCode(scene)
      const drawn = pictureOf(first.body)
      if (drawn !== undefined) return drawn
      const answer = readJson(first)
      if (!v.is(failed, answer) || !TOKEN_ENDED.has(answer.errcode)) throw refusalOf(answer)
      token = { value: '', until: 0 }
      const second = await askForCode(scene)
      return pictureOf(second.body) ?? raise(refusalOf(readJson(second)))
    },

    async openIdOf(code) {
      const fields = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' }
      const url = `${ORIGIN}/sns/jscode2session?${new URLSearchParams(fields)}`
      const answer = readJson(await send({ url }))
      if (v.is(known, answer)) return answer.openid
      if (v.is(failed, answer) && NO_LOGIN.has(answer.errcode)) return undefined
      throw refusalOf(answer)
    },
  }
}

/** WeChat's numbers are documented; its texts may repeat what it was asked. */
const refusalOf = (answer: unknown): MiniProgramFailure =>
  new MiniProgramFailure(
    v.is(failed, answer) ? `${WECHAT.host} refuses with ${answer.errcode}` : `${WECHAT.host} answers in an unknown way`,
  )

const raise = (error: Error): never => {
  throw error
}

function readJson({ body }: HttpResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

/** A PNG or JPEG by its first bytes. */
function pictureOf(bytes: Uint8Array): CodePicture | undefined {
  const begins = (...first: readonly number[]) => first.every((byte, at) => bytes[at] === byte)
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return { type: 'image/png', bytes }
  return begins(0xff, 0xd8, 0xff) ? { type: 'image/jpeg', bytes } : undefined
}
