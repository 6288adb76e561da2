import type { Language } from '../../../shared/constants.ts'
import { defineShowcase, sampleOf } from '../../kit/widget.ts'
import { schedule } from './document.ts'
import { dayAt, type TodoTime } from './kernel/todo-time.ts'
import { FIRST_GROUP, type Todo } from './model.ts'

const TODOS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['给妈妈打电话', '交电费', '还图书馆的书', '预约体检', '买牛奶'],
  'zh-TW': ['打電話給媽媽', '繳電費', '還圖書館的書', '預約健檢', '買牛奶'],
  en: ['Call Mum', 'Pay the power bill', 'Return library books', 'Book a check-up', 'Buy milk'],
  ja: ['母に電話する', '電気代を払う', '図書館に本を返す', '健診を予約', '牛乳を買う'],
  ko: ['엄마께 전화하기', '전기 요금 내기', '도서관 책 반납', '건강검진 예약', '우유 사기'],
}

const DAY_MS = 86_400_000
const dayIn = (days: number): TodoTime => dayAt(new Date(Date.now() + days * DAY_MS))

/** The first one tomorrow, the third one later; the last one is done. */
const todoOf = (name: string, at: number, { length }: readonly string[]): Todo => ({
  id: `sample-${at}`,
  name,
  time: at === 0 ? dayIn(1) : at === 2 ? dayIn(4) : '',
  finish: at === length - 1,
  tips: false,
  note: '',
})

export default defineShowcase('schedule', {
  samples: [
    sampleOf(schedule, (language) => ({
      ...schedule.initial,
      todoList: [{ ...FIRST_GROUP, children: TODOS[language].map(todoOf) }],
    })),
  ],
})
