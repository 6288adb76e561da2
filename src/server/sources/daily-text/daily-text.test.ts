import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { diarySchema, poemSchema, quoteSchema } from '../../../shared/entities/daily-text.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { alapi } from './alapi.ts'
import { hitokoto } from './hitokoto.ts'
import { openDailyTexts } from './index.ts'
import { jinrishici } from './jinrishici.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['poem', 'quote', 'diary'])
const { get, use, hits, ports } = replay

const TODAY = { day: { year: 2026, month: 11, day: 25 }, ref: 0 }
const KEY = 'secret-key'

describeSource(
  {
    name: 'hitokoto',
    source: hitokoto,
    query: TODAY,
    attempts: ['hitokoto', 'hitokoto.second'],
    isValid: (quote) => v.is(v.omit(quoteSchema, ['bg']), quote),
  },
  replay,
)
describeSource(
  {
    name: 'jinrishici',
    source: jinrishici,
    query: TODAY,
    attempts: ['jinrishici'],
    isValid: (poem) => v.is(v.omit(poemSchema, ['background']), poem),
  },
  replay,
)
describeSource(
  {
    name: 'alapi',
    source: alapi(KEY),
    query: TODAY,
    attempts: ['alapi'],
    isValid: (entry) => v.is(diarySchema, entry),
  },
  replay,
)

const open = (off: readonly string[] = []) => openDailyTexts(ports(off, { ALAPI_KEY: KEY }))

/** The fixture with other data in its answer. */
const altered = (name: string, change: (answer: Record<string, unknown>) => object) => {
  const fixture = get(name)
  return withResponse(fixture, bodyOf(JSON.stringify(change(JSON.parse(fixture.response.bodyText ?? '{}')))))
}

describe('a quote', () => {
  test('has its words, who said them where, its page, and the ground of its day', async () => {
    use(get('hitokoto'))
    const quote = await open().quote(TODAY, 'me')
    expect(quote).toEqual({
      hitokoto: '等闲识得东风面，万紫千红总是春。',
      from: '春日',
      from_who: '朱熹',
      link: 'https://hitokoto.cn/?uuid=b4b1a2c0-0000-4000-8000-000000000570',
      bg: expect.any(Number),
    })
    expect(v.is(quoteSchema, quote)).toBe(true)
  })

  test('without a source is nobody’s, and comes from the second address where the first fails', async () => {
    use(
      withResponse(get('hitokoto'), { status: 500 }),
      altered('hitokoto.second', (quote) => ({ ...quote, from: '', from_who: null, uuid: 7 })),
    )
    expect(await open().quote(TODAY, 'me')).toMatchObject({ from: '佚名', link: 'https://hitokoto.cn/' })
    expect(hits()).toHaveLength(2)
  })
})

describe('a poem', () => {
  test('is whole, with its author; the server’s address and the token in the answer go no further', async () => {
    use(get('jinrishici'))
    const poem = await open().poem(TODAY, 'me')
    expect(poem).toEqual({
      content: ['一树寒梅白玉条，迥临村路傍溪桥。', '不知近水花先发，疑是经冬雪未销。'],
      origin: '早梅',
      author: '张谓',
      dynasty: '唐',
      link: 'https://www.jinrishici.com/',
      background: expect.any(Number),
    })
    expect(JSON.stringify(poem)).not.toMatch(/203\.0\.113\.1|TOKEN/)
  })

  test('that is too long is its best-known verse', async () => {
    const long = Array.from({ length: 41 }, (_, index) => `第${index}句。`)
    use(
      altered('jinrishici', (answer) => {
        const { data } = v.parse(v.object({ data: v.looseObject({ origin: v.looseObject({}) }) }), answer)
        return { ...answer, data: { ...data, origin: { ...data.origin, content: long } } }
      }),
    )
    expect(await open().poem(TODAY, 'me')).toMatchObject({ content: ['不知近水花先发，疑是经冬雪未销。'] })
  })
})

describe('a diary entry', () => {
  test('has the weather that it speaks of', async () => {
    use(get('alapi'))
    expect(await open().diary(TODAY, 'me')).toMatchObject({ weather: 'rain', link: 'https://www.alapi.cn/' })
  })

  test('is not there without a key, nor with one that is refused', async () => {
    use()
    expect(await openDailyTexts(ports()).diary(TODAY, 'me')).toBe('off')
    expect(hits()).toEqual([])
    use(get('alapi.refused'))
    expect(await open().diary(TODAY, 'me')).toBe('failed')
  })
})

test('everybody has the same text of a day, for which a source is asked once; one that is switched off is not', async () => {
  const { poem, quote } = open(['quote.hitokoto'])
  use(get('jinrishici'))
  const first = await poem(TODAY, 'me')
  expect(await poem(TODAY, 'another')).toEqual(first)
  expect(hits()).toHaveLength(1)
  expect(await quote(TODAY, 'me')).toBe('off')
})
