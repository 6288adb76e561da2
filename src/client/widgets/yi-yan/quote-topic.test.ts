import { afterEach, expect, test, vi } from 'vitest'
import type { Quote } from '../../../shared/entities/daily-text.ts'
import { dailyQuote } from './daily-quote.ts'
import { quoteTopic } from './quote-topic.ts'

afterEach(() => vi.restoreAllMocks())

const quotes: readonly Quote[] = [
  { hitokoto: '学而时习之，不亦说乎？有朋自远方来，不亦乐乎？人不知而不愠，不亦君子乎？', from: '论语·学而', bg: 0 },
  { hitokoto: '落霞与孤鹜齐飞，秋水共长天一色。', from: '滕王阁序', from_who: '王勃', bg: 0 },
]

test('a quote that can be said in a breath is said with its source', async () => {
  const find = vi.spyOn(dailyQuote, 'findInPack')
  find.mockImplementation(async (_language, _day, _ref, suits) => quotes.find(suits))
  expect(await quoteTopic()).toMatchObject({
    id: 'quote',
    values: { quote: '落霞与孤鹜齐飞，秋水共长天一色。', source: '王勃《滕王阁序》' },
  })
  find.mockResolvedValue(undefined)
  expect(await quoteTopic()).toBeUndefined()
})
