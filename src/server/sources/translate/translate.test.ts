import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import type { SourceSettings } from '../needs.ts'
import { openTranslators } from './index.ts'
import { libreTranslate } from './libre-translate.ts'
import { myMemory } from './my-memory.ts'
import { authorize, tencent } from './tencent.ts'
import type { Translation } from './translation.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['translate'])
const { get, use, hits, ports } = replay

const KEY = { id: 'AKIDtest', secret: 'Gu5tKey' }
const SERVER = 'https://translate.example'
const OPERATOR_KEY = 'a-key-of-the-operator'
const query = { text: '香山红叶', to: 'en' } as const
const isValid = ({ text }: Translation) => text.length > 0 && text.length <= 500 && !text.includes('\n')
const tmt = tencent(KEY, { now: () => 0 })

describeSource({ name: 'tencent', source: tmt, query, attempts: ['tencent'], isValid }, replay)
describeSource(
  {
    name: 'libretranslate',
    source: libreTranslate(SERVER, OPERATOR_KEY),
    query,
    attempts: ['libretranslate'],
    isValid,
  },
  replay,
)
describeSource({ name: 'mymemory', source: myMemory, query, attempts: ['mymemory'], isValid }, replay)

test('a request to Tencent is signed as its documentation says', () => {
  const post = '{"SourceText":"hello","Source":"auto","Target":"zh","ProjectId":0}'
  expect(authorize(KEY, post, 1_700_000_000)).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDtest/2023-11-14/tmt/tc3_request, SignedHeaders=content-type;host, ' +
      'Signature=8ec72e55e8122bcca97c070a0babbbcefd1cd29386e0681c17ee0de62ecda5cb',
  )
})

const ask = (settings: SourceSettings, off: readonly string[] = []) =>
  openTranslators(ports(off, settings))(query.text, query.to, 'caller')

test('the operator’s account is asked first, then his server, last the one without a key', async () => {
  const all = ['tencent', 'libretranslate', 'mymemory'].map(get)
  const settings = {
    ...{ TENCENT_SECRET_ID: KEY.id, TENCENT_SECRET_KEY: KEY.secret },
    ...{ LIBRETRANSLATE_URL: SERVER, LIBRETRANSLATE_KEY: OPERATOR_KEY },
  }
  use(...all)
  expect(await ask(settings)).toEqual({ text: 'Red leaves of Fragrant Hills', by: 'tencent' })
  use(get('tencent.refused'), ...all.slice(1))
  expect(await ask(settings)).toMatchObject({ by: 'libretranslate' })
  use(...all.map((one) => withResponse(one, { status: 500 })))
  expect(await ask(settings)).toBeUndefined()
  expect(hits()).toHaveLength(3)
  use(get('mymemory'))
  expect(await ask({})).toMatchObject({ by: 'mymemory' })
})

test('a used-up allowance is no translation, and who is switched off is not asked', async () => {
  use(get('mymemory.used-up'))
  expect(await ask({})).toBeUndefined()
  expect(hits()).toHaveLength(1)
  use()
  expect(await ask({}, ['translate.mymemory'])).toBeUndefined()
})
