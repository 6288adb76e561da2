import type { Language } from '../../../shared/constants.ts'
import { dayAt, timeAt } from '../../kit/rules.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { events, feedAnswers, feeds } from './document.ts'
import { type CalendarEvent, endOfNew, plainEvent } from './kernel/event.ts'

const EVENTS: Readonly<Record<Language, readonly [soon: string, lunch: string, trip: string, birthday: string]>> = {
  'zh-CN': ['设计评审', '和小林吃饭', '去苏州', '妈妈的生日'],
  'zh-TW': ['設計討論', '跟朋友聚餐', '台南小旅行', '媽媽生日'],
  en: ['Design review', 'Lunch with Sam', 'Weekend in York', 'Mum’s birthday'],
  ja: ['デザインレビュー', '友だちとランチ', '京都へ旅行', '母の誕生日'],
  ko: ['디자인 리뷰', '친구와 점심', '부산 여행', '엄마 생신'],
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const dayIn = (days: number) => dayAt(new Date(Date.now() + days * DAY_MS))

/** The first one in an hour or two, the others on the days after. */
function samplesOf(language: Language): readonly CalendarEvent[] {
  const [soon, lunch, trip, birthday] = EVENTS[language]
  const start = timeAt(new Date(Math.ceil(Date.now() / HOUR_MS + 1) * HOUR_MS))
  const noon = `${dayIn(1)} 12:00`
  return [
    { ...plainEvent('sample-soon', soon, start, endOfNew(start)), color: 'blue' },
    { ...plainEvent('sample-lunch', lunch, noon, endOfNew(noon)), color: 'amber' },
    { ...plainEvent('sample-trip', trip, dayIn(3), dayIn(4)), color: 'green' },
    { ...plainEvent('sample-birthday', birthday, dayIn(9), dayIn(9)), color: 'red' },
  ]
}

export default defineShowcase('calendar', {
  samples: [
    sampleOf(events, (language) => ({ events: samplesOf(language) })),
    sampleOf(feeds, () => feeds.initial),
    sampleOf(feedAnswers, () => feedAnswers.initial),
  ],
})
