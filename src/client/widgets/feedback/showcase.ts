import type { Feedback } from '../../../shared/api/feedback.ts'
import type { Language } from '../../../shared/constants.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { said } from './document.ts'
import { SAMPLE_USER } from './own-feedback.ts'

const TEXTS: Readonly<Record<Language, string>> = {
  'zh-CN': '诗词组件竖排时，书名号在暗色下会断到下一列',
  'zh-TW': '詩詞元件直排時，書名號在深色下會斷到下一欄',
  en: 'On the night theme the poem’s last line is hard to read',
  ja: '詩を縦書きにすると、ダークで括弧が次の行に折り返されます',
  ko: '어두운 테마에서 시의 마지막 줄이 잘 보이지 않아요',
}

const DAY_MS = 24 * 3_600_000

function sampleOfLanguage(language: Language): Feedback {
  const now = Date.now()
  return {
    ...{ id: 'A'.repeat(22), kind: 'appearance', text: TEXTS[language], state: 'done', answers: [], isNew: true },
    ...{ madeAt: now - 3 * DAY_MS, changedAt: now - DAY_MS },
  }
}

export default defineShowcase('feedback', {
  samples: [
    sampleOf(said, (language) => {
      const now = Date.now()
      return { [SAMPLE_USER]: { value: [sampleOfLanguage(language)], at: now, askedAt: now } }
    }),
  ],
})
