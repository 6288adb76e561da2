import * as v from 'valibot'
import type { TranslationTarget } from '../../../shared/entities/translation.ts'
import { defineSource, type Source } from '../source.ts'
import { parseShape, readJson } from '../text.ts'
import { TRANSLATING, type Translation, type TranslationQuery, translationOf } from './translation.ts'

const LANGUAGES: Readonly<Record<TranslationTarget, string>> = {
  zh: 'zh',
  'zh-TW': 'zt',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
}

const answer = v.object({ translatedText: v.string() })

/** Translation by a LibreTranslate server. @param server its address @param key of the operator, where it needs one */
export const libreTranslate = (server: string, key: string | undefined): Source<TranslationQuery, Translation> =>
  defineSource<TranslationQuery, Translation>({
    id: 'translate.libretranslate',
    ...TRANSLATING,
    attempts: [
      {
        request: ({ text, to }) => ({
          url: `${server}/translate`,
          headers: { 'content-type': 'application/json' },
          post: JSON.stringify({
            q: text,
            source: 'auto',
            target: LANGUAGES[to],
            format: 'text',
            ...(key === undefined ? {} : { api_key: key }),
          }),
        }),
        read: (response) => translationOf(parseShape(answer, readJson(response)).translatedText, 'libretranslate'),
      },
    ],
  })
