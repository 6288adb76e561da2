import { expect, test } from 'vitest'
import type { SiteItem } from '../../../../shared/api/site.ts'
import { matchesPinyin } from '../../../lib/text/pinyin-match.ts'
import { countByCategory, filterSites } from './model.ts'

const site = (id: string, name: string, url: string, category: number): SiteItem => ({
  id,
  name,
  url,
  category,
  pin: false,
  background: '#000000',
})
const sites = [
  site('zhihu', '知乎', 'https://www.zhihu.com/', 7),
  site('github', 'GitHub', 'https://github.com/', 4),
  site('weread', '微信读书', 'https://weread.qq.com/', 6),
  site('qqmail', 'QQ 邮箱', 'https://mail.qq.com/', 3),
]
const found = (text: string, category = 0) => filterSites(sites, { text, category }, matchesPinyin).map(({ id }) => id)

test('the catalogue is found by name, pinyin, initials and address', () => {
  expect(found('知')).toEqual(['zhihu'])
  expect(found('ＧＩＴ')).toEqual(['github'])
  expect(found('weixin')).toEqual(['weread'])
  expect(found('wxds')).toEqual(['weread'])
  expect(found('qq.com')).toEqual(['weread', 'qqmail'])
  expect(found('https://www.zhihu')).toEqual(['zhihu'])
  expect(found(' ')).toHaveLength(4)
})

test('what begins with the text comes first', () => expect(found('qq')).toEqual(['qqmail', 'weread']))

test('a category holds its own sites only', () => {
  expect(found('', 4)).toEqual(['github'])
  expect(found('知', 4)).toEqual([])
  expect([...countByCategory(sites)]).toEqual([
    [0, 4],
    [7, 1],
    [4, 1],
    [6, 1],
    [3, 1],
  ])
})
