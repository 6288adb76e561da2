import { expect, test } from 'vitest'
import type { SiteItem } from '../../../../shared/api/site.ts'
import { countByCategory, findableSite } from './model.ts'

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
test('a site is found by its name, its address as it is typed and its id', () => {
  expect(sites.slice(0, 1).map(findableSite)).toEqual([
    { id: 'zhihu', title: '知乎', keywords: ['zhihu.com/', 'zhihu'] },
  ])
})

test('the sites of each category are counted', () => {
  expect([...countByCategory(sites)]).toEqual([
    [0, 4],
    [7, 1],
    [4, 1],
    [6, 1],
    [3, 1],
  ])
})
