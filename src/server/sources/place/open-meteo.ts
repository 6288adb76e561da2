import * as v from 'valibot'
import type { Language } from '../../../shared/constants.ts'
import { type Place, placeSchema } from '../../../shared/entities/weather.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource } from '../source.ts'
import { cleanText, encode, knownRows, looseText, parseShape, readJson } from '../text.ts'

export interface GeocodingQuery {
  readonly text: string
  readonly language: Language
}

/** A place of the world, and the two letters of its country. */
export interface FoundPlace extends Place {
  readonly country: string
}

const COUNT = 8
/** Without script or region. */
const primary = (language: Language) => new Intl.Locale(language).language

/** Without a match there is no list. */
const answer = v.object({ results: v.optional(v.array(v.unknown()), []) })
const row = v.object({
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  country_code: looseText,
  country: looseText,
  admin1: looseText,
})

/** Places of the world by name (GeoNames, CC BY 4.0), by Open-Meteo. */
export const openMeteoPlaces = defineSource<GeocodingQuery, readonly FoundPlace[]>({
  id: 'place.open-meteo',
  freshSeconds: 24 * 3600,
  timeoutMs: 5000,
  maxBytes: 128 * 1024,
  key: ({ text, language }) => `${primary(language)} ${text}`,
  attempts: [
    {
      request: ({ text, language }) => ({
        url: `https://geocoding-api.open-meteo.com/v1/search?name=${encode(text)}&count=${COUNT}&language=${primary(language)}&format=json`,
      }),
      read: (response) =>
        knownRows(row, parseShape(answer, readJson(response)).results)
          .slice(0, COUNT)
          .flatMap(({ name, latitude, longitude, admin1, country, country_code }): readonly FoundPlace[] => {
            const called = cleanText(name).slice(0, 80)
            const region = [...new Set([admin1, country].map(cleanText))]
              .filter((part) => part !== '' && part !== called)
              .join(', ')
              .slice(0, 160)
            const place = { name: called, ...(region !== '' && { region }), latitude, longitude }
            return v.is(placeSchema, place) ? [{ ...place, country: country_code }] : []
          }),
    },
  ],
})

export const openMeteoGeocoding = defineProvider({
  id: openMeteoPlaces.id,
  purpose: 'cities abroad',
  fallback: 'the bundled cities of China',
  needs: nothing,
  open: (ports) => openSource(openMeteoPlaces, ports),
  questions: () => [question(openMeteoPlaces, { text: '北京', language: 'zh-CN' })],
})
