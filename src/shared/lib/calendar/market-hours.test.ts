import { describe, expect, test } from 'vitest'
import { marketDay, marketMoment, marketPhase, quotesFreshFor, sessionEdges, tradedShare } from './market-hours.ts'

const MINUTE = 60_000
const phase = (market: 'sh' | 'hk' | 'us', time: string) => marketPhase(market, Date.parse(time))
const fresh = (time: string, markets: readonly ('sh' | 'hk' | 'us')[] = ['sh']) =>
  quotesFreshFor(markets, Date.parse(time))

describe('a market', () => {
  test('opens, breaks and closes by its own clock', () => {
    expect(
      ['09:29', '09:30', '11:30', '12:59', '13:00', '14:59', '15:00'].map((at) =>
        phase('sh', `2026-11-25T${at}+08:00`),
      ),
    ).toEqual(['closed', 'open', 'break', 'break', 'open', 'open', 'closed'])
    expect([phase('hk', '2026-11-25T11:45+08:00'), phase('hk', '2026-11-25T15:59+08:00')]).toEqual(['open', 'open'])
  })

  test('of New York follows its summer time and has no break', () => {
    expect(['2026-07-01T13:30Z', '2026-11-25T13:30Z', '2026-11-25T14:30Z'].map((at) => phase('us', at))).toEqual([
      'open',
      'closed',
      'open',
    ])
    expect(phase('us', '2026-11-25T17:00Z')).toBe('open')
  })

  test('is closed at the weekend where it is', () => {
    expect(phase('sh', '2026-11-28T10:00+08:00')).toBe('closed')
    expect(phase('us', '2026-11-28T00:30+08:00')).toBe('open')
  })
})

describe('quotes are fresh', () => {
  test('for seconds while a market trades and its last prices are settled', () => {
    expect([fresh('2026-11-25T10:00+08:00'), fresh('2026-11-25T15:10+08:00')]).toEqual([15_000, 15_000])
    expect(fresh('2026-11-25T22:45+08:00', ['sh', 'us'])).toBe(15_000)
  })

  test('longer outside, at most until a market opens', () => {
    expect(fresh('2026-11-25T20:00+08:00')).toBe(30 * MINUTE)
    expect(fresh('2026-11-25T09:20+08:00')).toBe(10 * MINUTE)
    expect(fresh('2026-11-25T12:50+08:00')).toBe(10 * MINUTE)
    expect(fresh('2026-11-29T10:00+08:00')).toBe(30 * MINUTE)
    expect(fresh('2026-11-25T20:00+08:00', [])).toBe(30 * MINUTE)
  })
})

test('a local time is a moment, in summer and in winter; a day that is none is not', () => {
  expect(marketMoment('sh', '2026-11-25', 570)).toBe(Date.parse('2026-11-25T09:30+08:00'))
  expect(marketMoment('us', '2026-07-01', 570)).toBe(Date.parse('2026-07-01T13:30Z'))
  expect(marketMoment('us', '2026-11-25')).toBe(Date.parse('2026-11-25T05:00Z'))
  expect(marketMoment('sh', '2026-13-45')).toBeNaN()
  expect(marketDay('us', Date.parse('2026-11-25T04:59Z'))).toBe('2026-11-24')
})

test('breaks take no part in a trading day', () => {
  const share = (at: string) => tradedShare('sh', Date.parse(`2026-11-25T${at}+08:00`))
  expect(['09:00', '10:30', '11:30', '12:30', '13:00', '15:00', '16:00'].map(share)).toEqual([
    0, 0.25, 0.5, 0.5, 0.5, 1, 1,
  ])
})

test('its sessions have edges', () => {
  expect(sessionEdges('sh')).toEqual([
    { share: 0, times: '09:30' },
    { share: 0.5, times: '11:30/13:00' },
    { share: 1, times: '15:00' },
  ])
  expect(sessionEdges('us').map(({ times }) => times)).toEqual(['09:30', '16:00'])
})
