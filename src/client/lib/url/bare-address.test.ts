import { expect, test } from 'vitest'
import { bareAddress } from './bare-address.ts'

test.each([
  ['https://www.zhihu.com/x', 'zhihu.com/x'],
  [' HTTP://a.example ', 'a.example'],
  ['www.a', 'a'],
  ['https://zhihu.com/', 'zhihu.com'],
  ['zhihu.com/x/', 'zhihu.com/x/'],
  ['1/', '1/'],
  ['https://', ''],
  ['知乎 www', '知乎 www'],
])('%j is typed as %j', (text, bare) => expect(bareAddress(text)).toBe(bare))
