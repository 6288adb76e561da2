import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../../core/clock.ts'
import { all, key } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { codeOf, parseShape, readJson } from '../text.ts'
import { SAMPLE_SENTENCE, TRANSLATING, type Translation, type TranslationQuery, translationOf } from './translation.ts'

const HOST = 'tmt.tencentcloudapi.com'
const SERVICE = 'tmt'
const CONTENT_TYPE = 'application/json; charset=utf-8'
const SIGNED_HEADERS = 'content-type;host'

const answer = v.object({
  Response: v.union([v.object({ TargetText: v.string() }), v.object({ Error: v.object({ Code: v.string() }) })]),
})

/** A key of the operator's account at Tencent Cloud. */
export interface TencentKey {
  readonly id: string
  readonly secret: string
}

/** Translation by Tencent Cloud (TMT, API of 2018-03-21). */
export const tencent = (account: TencentKey, clock: Clock): Source<TranslationQuery, Translation> =>
  defineSource<TranslationQuery, Translation>({
    id: 'translate.tencent',
    ...TRANSLATING,
    attempts: [
      {
        request: ({ text, to }) => {
          const post = JSON.stringify({ SourceText: text, Source: 'auto', Target: to, ProjectId: 0 })
          const seconds = Math.floor(clock.now() / 1000)
          return {
            url: `https://${HOST}/`,
            post,
            headers: {
              'content-type': CONTENT_TYPE,
              'x-tc-action': 'TextTranslate',
              'x-tc-version': '2018-03-21',
              'x-tc-region': 'ap-guangzhou',
              'x-tc-timestamp': String(seconds),
              authorization: authorize(account, post, seconds),
            },
          }
        },
        read: (response) => {
          const { Response: said } = parseShape(answer, readJson(response))
          if ('TargetText' in said) return translationOf(said.TargetText, 'tencent')
          const isFault = /^(?:AuthFailure|RequestLimitExceeded|InternalError|LimitExceeded)/.test(said.Error.Code)
          throw new SourceFailure('status', codeOf(said.Error.Code), { isFault })
        },
      },
    ],
  })

export const tencentTranslator = defineProvider({
  id: 'translate.tencent',
  purpose: 'translation',
  fallback: 'no translation',
  needs: all<TencentKey>(
    { id: key('TENCENT_SECRET_ID'), secret: key('TENCENT_SECRET_KEY') },
    'your key at Tencent Cloud, for its machine translation',
  ),
  open: (ports, account) => openSource(tencent(account, ports.clock), ports),
  questions: (account, clock) => [question(tencent(account, clock), SAMPLE_SENTENCE)],
})

/**
 * The header `Authorization` by Tencent Cloud's signature method TC3-HMAC-SHA256, for a POST of JSON to `/`.
 * @param seconds since the epoch
 */
export function authorize({ id, secret }: TencentKey, post: string, seconds: number): string {
  const date = new Date(seconds * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${SERVICE}/tc3_request`
  const canonical = [
    'POST',
    '/',
    '',
    `content-type:${CONTENT_TYPE}`,
    `host:${HOST}`,
    '',
    SIGNED_HEADERS,
    sha256(post),
  ].join('\n')
  const signed = ['TC3-HMAC-SHA256', seconds, scope, sha256(canonical)].join('\n')
  const signingKey = [date, SERVICE, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${secret}`)
  const signature = hmac(signingKey, signed).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${SIGNED_HEADERS}, Signature=${signature}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
