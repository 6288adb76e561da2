import { describe, expect, test } from 'vitest'
import { pinyinReadings } from '../../../lib/text/pinyin-readings.ts'
import { findableSite } from '../../data/site-catalog/model.ts'
import { SITES } from '../../data/site-catalog/testing.ts'
import { createEntrySearch } from '../../shell/local-search/entry-search.ts'
import { synonymsOf } from '../../shell/local-search/kernel/synonyms.ts'
import { findableWidget, inCategory } from './model.ts'

const synonyms = synonymsOf(['便签、笔记、备忘录', '邮箱、邮件'])

describe('the catalogue', () => {
  const found = (text: string, category = 0) =>
    createEntrySearch()(inCategory(SITES, category).map(findableSite), text, pinyinReadings, synonyms).map(
      ({ id }) => id,
    )

  test('is found by name, pinyin, initials and address', () => {
    expect(found('知')).toEqual(['zhihu'])
    expect(found('ＧＩＴ')).toEqual(['github'])
    expect(found('weixin')).toEqual(['weread'])
    expect(found('wxds')).toEqual(['weread'])
    expect(found('qq.com')).toEqual(['weread', 'qqmail'])
    expect(found('https://www.zhihu')).toEqual(['zhihu'])
    expect(found('https://github.com/')).toEqual(['github'])
    expect(found(' ')).toEqual([])
  })

  test('is found by other words for a name, and with typing errors', () => {
    expect(found('邮件')).toEqual(['qqmail'])
    expect(found('gihtub')).toEqual(['github'])
    expect(found('zhiuh')).toEqual(['zhihu'])
    expect(found('wexin')).toEqual(['weread'])
  })

  test('what begins with the text comes first', () => expect(found('qq')).toEqual(['qqmail', 'weread']))

  test('has only its own sites in a category', () => {
    expect(found('知', 4)).toEqual([])
    expect(inCategory(SITES, 4).map(({ id }) => id)).toEqual(['github'])
    expect(inCategory(SITES, 0)).toHaveLength(4)
  })
})

test('components are found by name, description, id, pinyin, other words and with typing errors', () => {
  const texts: Readonly<Record<string, string>> = {
    'clock.name': '时钟',
    'clock.info': '三种样子',
    'notes.name': '便签',
    'notes.info': 'Markdown',
  }
  const widgets = ['clock', 'notes'].map((id) => findableWidget(id, (key) => texts[key] ?? ''))
  const found = (text: string) => createEntrySearch()(widgets, text, pinyinReadings, synonyms).map(({ id }) => id)
  expect(found('MARK')).toEqual(['notes'])
  expect(found('sz')).toEqual(['clock'])
  expect(found('样子')).toEqual(['clock'])
  expect(found('备忘录')).toEqual(['notes'])
  expect(found('beiwanglu')).toEqual(['notes'])
  expect(found('cloock')).toEqual(['clock'])
})
