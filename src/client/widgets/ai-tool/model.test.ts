import { describe, expect, test } from 'vitest'
import type { AiTool, CatalogAiTool } from '../../../shared/entities/ai-tool.ts'
import {
  addOwn,
  byIds,
  deleteOwn,
  findableTool,
  LIMITS,
  moveFavorite,
  replaceOwn,
  type ToolBox,
  tileLayout,
  toggleFavorite,
  toolsIn,
  toolsOf,
} from './model.ts'

const bundled = (id: string, name: string, type: CatalogAiTool['type'], about = ''): CatalogAiTool => ({
  id,
  name,
  type,
  about,
  url: `https://${id}.example/`,
})
const BUNDLED = [
  bundled('kimi', 'Kimi', 'chat', '擅长读长文档'),
  bundled('doubao', '豆包', 'chat'),
  bundled('suno', 'Suno', 'audio'),
]
const OWN: AiTool = { id: 'mine', name: '我的模型', type: 'audio', url: 'https://llm.example.org/' }
const EMPTY: ToolBox = { favorites: null, own: [], openIn: 'tab' }
const INITIAL = ['suno', 'kimi']
const ids = (tools: readonly { readonly id: string }[]) => tools.map(({ id }) => id)

describe('favorites', () => {
  test('are those of the catalogue until the user changes them', () => {
    expect(toggleFavorite(EMPTY, 'doubao', INITIAL).favorites).toEqual(['suno', 'kimi', 'doubao'])
    expect(toggleFavorite(EMPTY, 'suno', INITIAL).favorites).toEqual(['kimi'])
    expect(toggleFavorite({ ...EMPTY, favorites: [] }, 'kimi', INITIAL).favorites).toEqual(['kimi'])
  })

  test('are moved to the place of another one', () => {
    const box = { ...EMPTY, favorites: ['a', 'b', 'c', 'd'] }
    expect(moveFavorite(box, 'a', 'c', INITIAL).favorites).toEqual(['b', 'c', 'a', 'd'])
    expect(moveFavorite(box, 'd', 'a', INITIAL).favorites).toEqual(['d', 'a', 'b', 'c'])
    expect(moveFavorite(EMPTY, 'kimi', 'suno', INITIAL).favorites).toEqual(['kimi', 'suno'])
    for (const [id, target] of [
      ['a', 'a'],
      ['a', 'gone'],
      ['gone', 'a'],
    ] as const)
      expect(moveFavorite(box, id, target, INITIAL)).toBe(box)
  })

  test('that are gone are passed over', () => {
    expect(ids(byIds(['gone', 'suno', 'kimi'], toolsOf(EMPTY, BUNDLED)))).toEqual(['suno', 'kimi'])
  })

  test('never exceed their limit', () => {
    const favorites = Array.from({ length: LIMITS.favorites }, (_, index) => `id${index}`)
    expect(toggleFavorite({ ...EMPTY, favorites }, 'kimi', []).favorites).toHaveLength(LIMITS.favorites)
    expect(addOwn({ ...EMPTY, favorites }, OWN, []).favorites).toHaveLength(LIMITS.favorites)
  })
})

describe('own tools', () => {
  const box = addOwn(EMPTY, OWN, INITIAL)

  test('are added first, as a favorite, edited in their place and deleted', () => {
    expect(box).toEqual({ favorites: ['mine', 'suno', 'kimi'], own: [OWN], openIn: 'tab' })
    const edited = { ...OWN, name: '新名字' }
    expect(replaceOwn(box, edited).own).toEqual([edited])
    expect(deleteOwn(box, 'mine')).toEqual({ favorites: ['suno', 'kimi'], own: [], openIn: 'tab' })
    expect(deleteOwn({ ...EMPTY, own: [OWN] }, 'mine')).toEqual(EMPTY)
  })

  test('are refused where there is no room', () => {
    const own = Array.from({ length: LIMITS.own }, (_, index) => ({ ...OWN, id: `own${index}` }))
    const full = { ...EMPTY, own }
    expect(addOwn(full, OWN, INITIAL)).toBe(full)
  })

  test('stand before the bundled ones', () => {
    expect(ids(toolsOf(box, BUNDLED))).toEqual(['mine', 'kimi', 'doubao', 'suno'])
  })
})

describe('a category', () => {
  const tools = toolsOf({ ...EMPTY, own: [OWN] }, BUNDLED)
  const favorites = byIds(['suno', 'doubao'], tools)
  const inCategory = (category: Parameters<typeof toolsIn>[0]) => ids(toolsIn(category, tools, favorites))

  test('lists favorites first, in their order', () => {
    expect(inCategory('all')).toEqual(['suno', 'doubao', 'mine', 'kimi'])
    expect(inCategory('chat')).toEqual(['doubao', 'kimi'])
    expect(inCategory('audio')).toEqual(['suno', 'mine'])
    expect(inCategory('favorites')).toEqual(['suno', 'doubao'])
    expect(inCategory('own')).toEqual(['mine'])
    expect(inCategory('video')).toEqual([])
  })
})

test('a tool is found by name, address and line, one of the catalogue by its id, too', () => {
  const [mine, kimi] = ['mine', 'kimi'].map((id) =>
    byIds([id], toolsOf({ ...EMPTY, own: [OWN] }, BUNDLED)).map(findableTool),
  )
  expect(mine).toEqual([{ id: 'mine', title: OWN.name, keywords: ['llm.example.org', ''] }])
  expect(kimi?.[0]?.keywords).toContain('kimi')
})

describe('a tile', () => {
  const MANY = 100

  test('has cells for icons, from 2 x 3 on with names', () => {
    expect(tileLayout(1, 2, MANY)).toEqual({ rows: 1, columns: 4, isNamed: false })
    expect(tileLayout(2, 1, MANY)).toEqual({ rows: 4, columns: 1, isNamed: false })
    expect(tileLayout(2, 2, MANY)).toEqual({ rows: 3, columns: 3, isNamed: false })
    expect(tileLayout(2, 4, MANY)).toEqual({ rows: 2, columns: 4, isNamed: true })
    expect(tileLayout(6, 6, MANY)).toEqual({ rows: 8, columns: 6, isNamed: true })
  })

  test('is filled by larger icons where there are fewer than cells', () => {
    expect(tileLayout(6, 6, 13)).toEqual({ rows: 3, columns: 5, isNamed: true })
    expect(tileLayout(4, 4, 13)).toEqual({ rows: 4, columns: 4, isNamed: true })
    expect(tileLayout(4, 2, 13)).toEqual({ rows: 5, columns: 3, isNamed: false })
    expect(tileLayout(1, 4, 3)).toEqual({ rows: 1, columns: 3, isNamed: false })
    expect(tileLayout(2, 4, 1)).toEqual({ rows: 1, columns: 1, isNamed: true })
  })
})
