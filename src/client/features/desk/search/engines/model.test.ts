import { describe, expect, test } from 'vitest'
import { searchSettings } from '../settings.first-frame.ts'
import {
  isEngineAddress,
  moveEngine,
  newEngineKey,
  nextEngine,
  refusal,
  removeOwnEngine,
  saveOwnEngine,
  toggleEngine,
} from './model.ts'

const now = (keys: readonly string[], inUse = 0) => ({
  searchSelectEnginesList: keys,
  searchEnginesIndex: inUse,
  searchTabActiveIndex: 0,
  searchOwnEngines: [{ key: 'own-1', name: 'NAS', src: 'http://nas.lan/?q=' }],
})

describe('the selected engines', () => {
  test('rotate: after the last one comes the first', () => {
    const three = now(['baidu', 'bing', 'google'])
    expect(nextEngine(three).searchEnginesIndex).toBe(1)
    expect(nextEngine(now(['baidu', 'bing', 'google'], 2)).searchEnginesIndex).toBe(0)
    expect(nextEngine(now(['baidu'])).searchEnginesIndex).toBe(0)
  })

  test('first take over from the local search, the one in use unchanged', () => {
    const local = { ...now(['baidu', 'bing'], 1), searchTabActiveIndex: 1 }
    expect(nextEngine(local)).toMatchObject({ searchEnginesIndex: 1, searchTabActiveIndex: 0 })
  })

  test('are at most three: a fourth is refused', () => {
    const full = now(['baidu', 'bing', 'google'])
    expect(refusal(full, '360')).toBe('full')
    expect(toggleEngine(full, '360')).toBe(full)
    expect(toggleEngine(now(['baidu']), '360').searchSelectEnginesList).toEqual(['baidu', '360'])
  })

  test('are at least one: the last cannot be removed', () => {
    const last = now(['baidu'])
    expect(refusal(last, 'baidu')).toBe('last')
    expect(toggleEngine(last, 'baidu')).toBe(last)
  })

  test('removing the one in use selects the first; removing another leaves it in use', () => {
    expect(toggleEngine(now(['a', 'b', 'c'], 1), 'b')).toMatchObject({
      searchSelectEnginesList: ['a', 'c'],
      searchEnginesIndex: 0,
    })
    expect(toggleEngine(now(['a', 'b', 'c'], 2), 'b')).toMatchObject({
      searchSelectEnginesList: ['a', 'c'],
      searchEnginesIndex: 1,
    })
  })

  test('are reordered within the list, and the one in use stays in use', () => {
    const before = now(['a', 'b', 'c'], 0)
    expect(moveEngine(before, 'a', 2)).toMatchObject({
      searchSelectEnginesList: ['b', 'c', 'a'],
      searchEnginesIndex: 2,
    })
    for (const to of [-1, 3]) expect(moveEngine(before, 'a', to)).toBe(before)
    expect(moveEngine(before, 'other', 0)).toBe(before)
  })
})

describe('own engines', () => {
  test('have an http or https address with a placeholder or as a prefix', () => {
    for (const src of ['https://a.example/?q=', 'http://nas.lan/%s/x']) expect(isEngineAddress(src)).toBe(true)
    for (const src of ['', 'a.example/?q=', 'javascript:alert(1)//', 'data:text/html,', '{settings}']) {
      expect(isEngineAddress(src), src).toBe(false)
    }
  })

  test('have an address in which the query cannot become part of the host', () => {
    for (const src of ['https://', 'https://a.example', 'https://%s/', 'https://a.example:80', 'https://%s.example/']) {
      expect(isEngineAddress(src), src).toBe(false)
    }
    for (const src of ['https://a.example/', 'http://nas.lan:8080/?q=']) expect(isEngineAddress(src), src).toBe(true)
  })

  test('are added, changed, and removed from list and selection', () => {
    const key = newEngineKey(now([]).searchOwnEngines)
    const added = saveOwnEngine(now(['baidu', 'own-1'], 1), { key, name: 'Wiki', src: 'https://w.example/' })
    expect(added.searchOwnEngines.map(({ name }) => name)).toEqual(['NAS', 'Wiki'])
    const changed = saveOwnEngine(added, { key, name: 'W', src: 'https://w.example/' })
    expect(changed.searchOwnEngines.map(({ name }) => name)).toEqual(['NAS', 'W'])
    expect(removeOwnEngine(changed, 'own-1')).toMatchObject({
      searchOwnEngines: [{ key, name: 'W' }],
      searchSelectEnginesList: ['baidu'],
      searchEnginesIndex: 0,
    })
  })

  test('cannot be removed while one is the only selected engine', () => {
    const last = now(['own-1'])
    expect(removeOwnEngine(last, 'own-1')).toBe(last)
  })

  test('are read one by one: entries with a blank name or an invalid address are dropped', () => {
    const good = { key: 'own-7', name: 'NAS', src: 'https://nas.lan/?q=%s' }
    const read = searchSettings.decode({
      version: 0,
      data: {
        searchOwnEngines: [
          good,
          { ...good, name: '  ' },
          { ...good, src: 'javascript:alert(1)' },
          { ...good, key: '../../x' },
          { ...good, more: 1 },
          7,
        ],
      },
    })
    expect(read).toMatchObject({ at: 'read', value: { searchOwnEngines: [good] } })
  })
})
