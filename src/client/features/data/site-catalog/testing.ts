import type { SiteItem } from '../../../../shared/api/site.ts'

const site = (id: string, name: string, url: string, category: number): SiteItem => ({
  ...{ id, name, url, category },
  pin: false,
  background: '#000000',
})

/** Some sites of a catalogue. */
export const SITES: readonly SiteItem[] = [
  site('zhihu', '知乎', 'https://www.zhihu.com/', 7),
  site('github', 'GitHub', 'https://github.com/', 4),
  site('weread', '微信读书', 'https://weread.qq.com/', 6),
  site('qqmail', 'QQ 邮箱', 'https://mail.qq.com/', 3),
]
