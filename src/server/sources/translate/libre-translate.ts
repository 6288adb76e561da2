import * as v from 'valibot'
import type { TranslationTarget } from '../../../shared/entities/translation.ts'
import { all, key, optional, server } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource, type Source } from '../source.ts'
import { parseShape, readJson } from '../text.ts'
import { SAMPLE_SENTENCE, TRANSLATING, type Translation, type TranslationQuery, translationOf } from './translation.ts'

const LANGUAGES: Readonly<Record<TranslationTarget, string>> = {
  zh: 'zh',
  'zh-TW': 'zt',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
}

const answer = v.object({ translatedText: v.string() })

/** Translation by a LibreTranslate server. @param address of the server @param apiKey of the operator, where it needs one */
export const libreTranslate = (address: string, apiKey: string | undefined): Source<TranslationQuery, Translation> =>
  defineSource<TranslationQuery, Translation>({
    id: 'translate.libretranslate',
    ...TRANSLATING,
    attempts: [
      {
        request: ({ text, to }) => ({
          url: `${address}/translate`,
          headers: { 'content-type': 'application/json' },
          post: JSON.stringify({
            q: text,
            source: 'auto',
            target: LANGUAGES[to],
            format: 'text',
            ...(apiKey === undefined ? {} : { api_key: apiKey }),
          }),
        }),
        read: (response) => translationOf(parseShape(answer, readJson(response)).translatedText, 'libretranslate'),
      },
    ],
  })

interface LibreTranslateServer {
  readonly address: string
  readonly apiKey: string | undefined
}

export const libreTranslator = defineProvider({
  id: 'translate.libretranslate',
  purpose: 'translation',
  fallback: 'no translation',
  needs: all<LibreTranslateServer>(
    { address: server('LIBRETRANSLATE_URL'), apiKey: optional(key('LIBRETRANSLATE_KEY')) },
    'a LibreTranslate server, which may be in your network, and its key if it wants one',
  ),
  open: (ports, { address, apiKey }) => openSource(libreTranslate(address, apiKey), ports),
  questions: ({ address, apiKey }) => [question(libreTranslate(address, apiKey), SAMPLE_SENTENCE)],
})
