import { Duty, Taboo, Zodiac } from 'tyme4ts'
import { expect, test } from 'vitest'
import { almanacOf } from './almanac.ts'

test('what a day is good and bad for, in the characters of the language', () => {
  expect(almanacOf({ year: 2026, month: 11, day: 17 }, 'zh-CN')).toEqual({
    suits: '祭祀 祈福 求嗣 开光 解除 伐木 拆卸 修造 栽种 纳畜 安葬 修坟 立碑',
    avoids: '嫁娶 进人口 入宅 移徙 出火 出行',
    clash: '冲牛 煞西',
    duty: '成日',
  })
  expect(almanacOf({ year: 2026, month: 11, day: 17 }, 'zh-TW')).toMatchObject({
    suits: '祭祀 祈福 求嗣 開光 解除 伐木 拆卸 修造 栽種 納畜 安葬 修墳 立碑',
    clash: '沖牛 煞西',
  })
})

test('no word of the almanac keeps a simplified character in Taiwan', () => {
  const words = [...Taboo.NAMES, ...Duty.NAMES, ...Zodiac.NAMES, '冲煞东']
  const simplified =
    /[开斋庙谢订纳问归宁帐进启钻坟殓门动竖补盖仓涂桥筑扫饰墙马挂财买车产货机经络酝铸网养习艺学发见贵针头猎亲会医词讼库疗诸馀断蚁齐绘种佣丧满执闭龙鸡猪冲东]/u
  const days = Array.from({ length: 366 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)))
  const texts = days.map((date) =>
    Object.values(
      almanacOf({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }, 'zh-TW'),
    ).join(' '),
  )
  expect(words.join('')).toMatch(simplified)
  expect(texts.filter((text) => simplified.test(text))).toEqual([])
})
