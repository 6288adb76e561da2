import * as v from 'valibot'
import { adcode } from '../../../shared/entities/weather.ts'
import { AMAP_KEY, readAmap } from '../amap.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { parseShape, readJson } from '../text.ts'

const answer = v.object({ adcode: v.unknown() })

/** The region code of an address of the internet in China, by AMap. @param key of the operator's account */
export const amapAddress = (key: string): Source<string, string> =>
  defineSource<string, string>({
    id: 'place.amap',
    freshSeconds: 600,
    timeoutMs: 4000,
    maxBytes: 64 * 1024,
    key: (address) => address,
    attempts: [
      {
        request: (address) => ({
          url: `https://restapi.amap.com/v3/ip?key=${encodeURIComponent(key)}&ip=${encodeURIComponent(address)}`,
        }),
        read: (response) => {
          const { adcode: code } = parseShape(answer, readAmap(readJson(response)))
          // an address that it does not know has a list without entries
          if (!v.is(adcode, code)) throw new SourceFailure('empty', 'no region')
          return code
        },
      },
    ],
  })

/** An address that stands for any (RFC 5737). */
const SAMPLE_ADDRESS = '203.0.113.1'

export const amapPlaces = defineProvider({
  id: 'place.amap',
  purpose: 'the city of an address',
  fallback: 'a bundled table',
  needs: AMAP_KEY,
  open: (ports, key) => openSource(amapAddress(key), ports),
  questions: (key) => [question(amapAddress(key), SAMPLE_ADDRESS)],
})
