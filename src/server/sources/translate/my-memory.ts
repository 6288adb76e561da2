import * as v from 'valibot'
import type { TranslationTarget } from '../../../shared/entities/translation.ts'
import { type WrittenIn, writtenIn } from '../../../shared/lib/text/translation-direction.ts'
import { nothing } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
import { defineSource, SourceFailure, SourceRefusal } from '../source.ts'
import { codeOf, encode, parseShape, readJson } from '../text.ts'
import { SAMPLE_SENTENCE, TRANSLATING, type Translation, type TranslationQuery, translationOf } from './translation.ts'

const TARGETS: Readonly<Record<TranslationTarget | WrittenIn, string>> = {
  zh: 'zh-CN',
  'zh-TW': 'zh-TW',
  en: 'en',
  ja: 'ja',
  ko: 'ko',
}

const answer = v.object({
  responseData: v.object({ translatedText: v.string() }),
  responseStatus: v.union([v.number(), v.string()]),
})

/** Translation by MyMemory, without a key: about 5,000 characters a day for an address. */
export const myMemory = defineSource<TranslationQuery, Translation>({
  id: 'translate.mymemory',
  ...TRANSLATING,
  attempts: [
    {
      request: ({ text, to }) => ({
        url: `https://api.mymemory.translated.net/get?q=${encode(text)}&langpair=${TARGETS[writtenIn(text) ?? 'en']}|${TARGETS[to]}`,
      }),
      read: (response) => {
        const { responseData, responseStatus } = parseShape(answer, readJson(response))
        const text = responseData.translatedText
        // a used-up allowance is told in place of the translation
        if (text.startsWith('MYMEMORY WARNING') || String(responseStatus) === '429')
          throw new SourceRefusal('the allowance is used up')
        if (String(responseStatus) !== '200') throw new SourceFailure('status', `status ${codeOf(responseStatus)}`)
        return translationOf(text, 'mymemory')
      },
    },
  ],
})

export const myMemoryTranslator = defineProvider({
  id: myMemory.id,
  purpose: 'translation',
  fallback: 'no translation',
  needs: nothing,
  isOnlyByName: true,
  open: (ports) => openSource(myMemory, ports),
  questions: () => [question(myMemory, SAMPLE_SENTENCE)],
})
