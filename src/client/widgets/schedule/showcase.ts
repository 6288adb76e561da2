import type { Language } from '../../../shared/constants.ts'
import { type CivilTime, dayAt } from '../../kit/rules.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { schedule } from './document.ts'
import { FIRST_GROUP, plainTodo, type Todo } from './model.ts'

const TODOS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['交电费', '给妈妈打电话', '看牙医', '预约体检', '买牛奶'],
  'zh-TW': ['繳電費', '打電話給媽媽', '看牙醫', '預約健檢', '買牛奶'],
  en: ['Pay rent', 'Call Mum', 'Dentist', 'Plan the trip', 'Buy milk'],
  ja: ['家賃', '母に電話する', '歯医者', '健診を予約', '牛乳を買う'],
  ko: ['월세', '엄마께 전화', '치과', '건강검진 예약', '우유 사기'],
}

const DAY_MS = 86_400_000
const dayIn = (days: number): CivilTime => dayAt(new Date(Date.now() + days * DAY_MS))

/** The first one tomorrow, the third one later; the last one is done. */
const todoOf = (name: string, at: number, { length }: readonly string[]): Todo => ({
  ...plainTodo(`sample-${at}`, name, at === 0 ? dayIn(1) : at === 2 ? dayIn(4) : ''),
  finish: at === length - 1,
})

export default defineShowcase('schedule', {
  samples: [
    sampleOf(schedule, (language) => ({
      ...schedule.initial,
      todoList: [{ ...FIRST_GROUP, children: TODOS[language].map(todoOf) }],
    })),
  ],
})
