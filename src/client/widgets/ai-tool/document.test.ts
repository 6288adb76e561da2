import { describe, expect, test } from 'vitest'
import { toolBox, toolTabs } from './document.ts'
import { LIMITS } from './model.ts'

const OWN = { id: 'mine', name: 'Mine', url: 'https://mine.example/', type: 'chat', background: '#123456' }
const read = (data: unknown) => toolBox.decode({ version: 0, data })

describe('the stored tool box', () => {
  test('is read as it was written', () => {
    const data = { favorites: ['kimi', 'mine'], own: [OWN], openIn: 'window' }
    expect(read(data)).toEqual({ at: 'read', value: data, migrated: false, repaired: [] })
  })

  test('loses damaged tools alone', () => {
    const damaged = [
      { ...OWN, url: 'javascript:alert(1)' },
      { ...OWN, background: 'url(https://spy.example/a.png)' },
      { ...OWN, src: '//spy.example/a.png' },
      { ...OWN, type: 'cooking' },
      { ...OWN, id: '' },
      null,
    ]
    expect(read({ favorites: null, own: [...damaged, OWN], openIn: 'tab' })).toMatchObject({
      value: { favorites: null, own: [OWN], openIn: 'tab' },
      repaired: damaged.map((_, index) => `own.${index}`),
    })
  })

  test('has parts of its own: a damaged one costs no other', () => {
    expect(read({ favorites: ['kimi', 7, 'kimi'], own: 'none', openIn: 'elsewhere' })).toMatchObject({
      value: { favorites: ['kimi'], own: [], openIn: 'tab' },
      repaired: ['own', 'favorites.1', 'openIn'],
    })
    expect(read('tools')).toMatchObject({ at: 'invalid' })
  })

  test('has no tool twice and no more than its limits', () => {
    const own = Array.from({ length: LIMITS.own + 5 }, (_, index) => ({ ...OWN, id: `own${index}` }))
    const favorites = Array.from({ length: LIMITS.favorites + 5 }, (_, index) => `own${index}`)
    const decoded = read({ favorites, own: [own[0], ...own], openIn: 'tab' })
    expect(decoded).toMatchObject({ at: 'read', repaired: [] })
    if (decoded.at !== 'read') return
    expect(decoded.value.own).toHaveLength(LIMITS.own)
    expect(decoded.value.favorites).toHaveLength(LIMITS.favorites)
  })
})

test('stored tabs are ids, each once, the last of them', () => {
  const ids = Array.from({ length: LIMITS.tabs + 3 }, (_, index) => `id${index}`)
  expect(toolTabs.decode({ version: 0, data: [...ids, 'id14', 5] })).toMatchObject({
    value: ids.slice(-LIMITS.tabs),
    repaired: [`tabs.${ids.length + 1}`],
  })
})
