import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery } from './query.ts'

describe('the address of the gallery', () => {
  it('selects the view', () => {
    expect(
      readQuery('?theme=dark&lang=ja&perf=solid&glass=boost&wall=%23ff0000&only=Button&everySize&samples&matrix'),
    ).toEqual({
      theme: 'dark',
      language: 'ja',
      perf: 'solid',
      boost: true,
      wall: '#ff0000',
      only: 'Button',
      everySize: true,
      samples: true,
      matrix: true,
    })
  })

  it('falls back to defaults for unknown values', () => {
    expect(readQuery('?theme=blue&lang=fr&perf=')).toMatchObject({
      theme: 'light',
      language: 'zh-CN',
      perf: 'full',
      boost: false,
    })
  })

  it('changes one parameter and keeps the others', () => {
    expect(writeQuery('?theme=dark&only=Menu', { theme: 'light' })).toBe('?theme=light&only=Menu')
    expect(writeQuery('?theme=dark&matrix=1', { matrix: undefined })).toBe('?theme=dark')
  })
})
