import { describe, expect, test } from 'vitest'
import { destination } from './destination.ts'

describe('Enter in the search box', () => {
  test('opens the engine with the text appended', () => {
    expect(destination('山海 经', 'baidu', 'zh-CN')).toBe('https://www.baidu.com/s?wd=%E5%B1%B1%E6%B5%B7%20%E7%BB%8F')
  })

  test('inserts the text at the engine’s placeholder', () => {
    expect(destination('a/b', 'github', 'en')).toBe('https://github.com/search?q=a%2Fb&type=repositories')
  })

  test('opens an address', () => {
    expect(destination('github.com/genkan', 'baidu', 'zh-CN')).toBe('https://github.com/genkan')
    expect(destination('http://localhost:8080', 'baidu', 'zh-CN')).toBe('http://localhost:8080/')
  })

  test('does nothing for blank text, and never runs a script', () => {
    expect(destination('   ', 'baidu', 'zh-CN')).toBeUndefined()
    expect(destination('javascript:alert(1)', 'baidu', 'zh-CN')).toMatch(/^https:\/\/www\.baidu\.com\//)
  })

  test('searches with the first engine when the engine is unknown', () => {
    expect(destination('x', 'gone', 'zh-CN')).toMatch(/^https:/)
  })
})
