import { describe, expect, test } from 'vitest'
import { firstEngines } from './engines/first-engines.ts'
import { selectedEngines } from './engines/model.ts'
import { type Engine, engineInUse } from './model.ts'

const engine = (key: string): Engine => ({ key, name: key, icon: '', src: `https://${key}.example/s?q=` })
const all = ['baidu', 'bing', 'own'].map(engine)

describe('the engine in use', () => {
  test('is the one at the index, else the first of the selected', () => {
    const selected = selectedEngines(all, ['bing', 'baidu'])
    expect(selected.map(({ key }) => key)).toEqual(['bing', 'baidu'])
    expect(engineInUse(selected, 1)?.key).toBe('baidu')
    expect(engineInUse(selected, 2)?.key).toBe('bing')
  })

  test('is the first of all when none of the selected is known', () => {
    expect(selectedEngines(all, ['gone'])).toEqual([all[0]])
  })

  test('is initially the first of the language', () => {
    expect(firstEngines('zh-CN')).toEqual(['baidu', 'bing', 'google'])
    expect(firstEngines('ko')[0]).toBe('naver')
  })
})
